interface Disconnectable {
  disconnect(): Promise<void>;
}

/** A client that is made at its first use and thrown away at its first failure: the next use makes a new one. */
export class RenewableClient<C extends Disconnectable> {
  private client: Promise<C> | undefined;

  constructor(private readonly connect: () => Promise<C>) {}

  async use<T>(fn: (client: C) => Promise<T>): Promise<T> {
    this.client ??= this.connect();
    const used = this.client;
    try {
      return await fn(await used);
    } catch (error) {
      if (this.client === used) this.client = undefined;
      void quietly(used);
      throw error;
    }
  }

  async close(): Promise<void> {
    if (this.client) await quietly(this.client);
    this.client = undefined;
  }
}

async function quietly(client: Promise<Disconnectable>): Promise<void> {
  try {
    await (await client).disconnect();
  } catch {
    // It never connected, or is gone already.
  }
}

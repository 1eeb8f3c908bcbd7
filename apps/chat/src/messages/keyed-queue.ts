/** Runs work one after the other per key; work that needs several keys waits for all of them. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<void>>();

  async run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    // All places are taken at once, in this very tick: no two can wait for each other.
    const before = keys.map((key) => this.tails.get(key));
    let release: () => void = () => undefined;
    const mine = new Promise<void>((resolve) => (release = resolve));
    for (const key of keys) this.tails.set(key, mine);
    try {
      await Promise.all(before);
      return await work();
    } finally {
      release();
      for (const key of keys) if (this.tails.get(key) === mine) this.tails.delete(key);
    }
  }
}

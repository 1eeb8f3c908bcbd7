import { Client } from 'pg';
import { slotCount } from './outbox-slot.ts';

export interface OutboxRow {
  readonly id: string;
  readonly topic: string;
  readonly sequence: string;
  /** Without its sequence. */
  readonly envelope: string;
}

/** First half of the advisory lock's number; the second half is the slot. */
const lockClass = 720_311;

/**
 * A relay's own connection. The slots it claims are locked by this very session, and it reads and marks rows through
 * it: when the connection breaks the locks are gone, and so is the power to mark anything.
 */
export class OutboxSession {
  readonly slots = new Set<number>();
  broken = false;

  private constructor(private readonly client: Client) {
    client.on('error', () => (this.broken = true));
    client.on('end', () => (this.broken = true));
  }

  static async open(url: string): Promise<OutboxSession> {
    const client = new Client({
      connectionString: url,
      application_name: 'outbox-relay',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
    });
    const session = new OutboxSession(client);
    await client.connect();
    return session;
  }

  /** Takes every slot that no other relay holds. */
  async claim(): Promise<void> {
    for (let slot = 0; slot < slotCount; slot += 1) {
      if (this.slots.has(slot)) continue;
      const { rows } = await this.client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock($1, $2) as taken',
        [lockClass, slot],
      );
      if (rows[0]?.taken) this.slots.add(slot);
    }
  }

  /** The oldest unsent rows of the claimed slots, in the order they must leave. */
  async unsent(limit: number): Promise<OutboxRow[]> {
    const { rows } = await this.client.query<OutboxRow>({
      name: 'outbox-unsent',
      text: `select id, topic, sequence, envelope from outbox
             where sent_at is null and slot = any($1) order by id limit $2`,
      values: [[...this.slots], limit],
    });
    return rows;
  }

  async markSent(rows: readonly OutboxRow[]): Promise<void> {
    await this.client.query({
      name: 'outbox-sent',
      text: 'update outbox set sent_at = now() where id = any($1::bigint[])',
      values: [rows.map((row) => row.id)],
    });
  }

  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}

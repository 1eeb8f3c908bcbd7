import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from '../persistence/in-transaction.ts';
import type { Delivery, Inbox, Outcome } from './inbox.ts';

const positionSql = `
  insert into inbox_position as p (consumer, stream, key, last_sequence) values ($1, $2, $3, $4)
  on conflict (consumer, stream, key) do update`;

const openSql = `
  with seen as (
    insert into inbox (consumer, event_id) values ($1, $2) on conflict do nothing returning 1
  ), place as (
    select last_sequence from inbox_position where consumer = $3 and stream = $4 and key = $5 for update
  )
  select exists (select 1 from seen) as fresh, (select last_sequence from place) as last`;

/** Ends the transaction without a trace; never leaves this file. */
class Gap extends Error {}

/** The inbox in the service's own Postgres: mark, position and the handler's writes commit together. */
export class PostgresInbox implements Inbox<EntityManager> {
  constructor(private readonly dataSource: DataSource) {}

  async run(delivery: Delivery, handler?: (manager: EntityManager) => Promise<void>): Promise<Outcome> {
    if (!handler || delivery.consumer === undefined) return this.advance(delivery);
    try {
      return await inTransaction(this.dataSource, (manager) => this.handle(manager, delivery, handler));
    } catch (error) {
      if (error instanceof Gap) return 'gap';
      throw error;
    }
  }

  async hold(delivery: Delivery): Promise<void> {
    await this.dataSource.query(
      `insert into inbox_position (consumer, stream, key, last_sequence) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [...place(delivery), delivery.sequence - 1],
    );
  }

  async pass(delivery: Delivery): Promise<void> {
    await this.moveTo(this.dataSource.manager, delivery);
  }

  private async handle(
    manager: EntityManager,
    delivery: Delivery,
    handler: (manager: EntityManager) => Promise<void>,
  ): Promise<Outcome> {
    const [found] = (await manager.query(openSql, [
      delivery.consumer,
      delivery.eventId,
      ...place(delivery),
    ])) as {
      fresh: boolean;
      last: string | null;
    }[];
    if (!found?.fresh) return 'duplicate';
    const last = found.last === null ? undefined : Number(found.last);
    // An older one that was never seen is a replayed dead letter: it runs, and moves nothing.
    if (last !== undefined && delivery.sequence > last + 1) throw new Gap();
    await handler(manager);
    if (last === undefined || delivery.sequence > last) await this.moveTo(manager, delivery);
    return 'done';
  }

  /** The first event seen of an aggregate may have any number; after that there are no holes. */
  private async advance(delivery: Delivery): Promise<Outcome> {
    const [moved] = (await this.dataSource.query(
      `with moved as (${positionSql} set last_sequence = $4 where p.last_sequence = $4::bigint - 1 returning 1)
       select exists (select 1 from moved) as moved,
         (select last_sequence from inbox_position where consumer = $1 and stream = $2 and key = $3) as last`,
      [...place(delivery), delivery.sequence],
    )) as { moved: boolean; last: string | null }[];
    return moved?.moved || Number(moved?.last) >= delivery.sequence ? 'done' : 'gap';
  }

  private async moveTo(manager: EntityManager, delivery: Delivery): Promise<void> {
    await manager.query(`${positionSql} set last_sequence = $4 where p.last_sequence < $4`, [
      ...place(delivery),
      delivery.sequence,
    ]);
  }
}

function place({ group, stream, key }: Delivery): [string, string, string] {
  return [group, stream, key];
}

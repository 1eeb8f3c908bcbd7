import { createTestDatabase, type TestDatabase } from '@cursa/testing/database';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../persistence/lazy-data-source.ts';
import { clearedAtOnce, EventRetention } from './event-retention.ts';

jest.setTimeout(60_000);

let database: TestDatabase;
let dataSource: DataSource;

beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource({ url: database.url, entities: [], poolSize: 4 });
});

afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** Rows of the outbox; `age` is how long ago they left, null for those that wait. */
async function outbox(count: number, age: string | null): Promise<void> {
  await database.query(
    `insert into outbox (event_id, topic, key, slot, sequence, envelope, sent_at)
     select gen_random_uuid(), 'orders', 'key', 0, n, '{}', now() - $2::interval from generate_series(1, $1) n`,
    [count, age],
  );
}

async function inbox(count: number, age: string): Promise<void> {
  await database.query(
    `insert into inbox (consumer, event_id, processed_at)
     select 'tester', gen_random_uuid(), now() - $2::interval from generate_series(1, $1)`,
    [count, age],
  );
}

async function rows(table: 'outbox' | 'inbox'): Promise<number> {
  return (await database.query(`select 1 from ${table}`)).length;
}

describe('old events', () => {
  it('all go, however many there are, and nothing that is young or waits', async () => {
    await outbox(2 * clearedAtOnce + 1, '73 hours');
    await outbox(3, '71 hours');
    await outbox(5, null);
    await inbox(clearedAtOnce + 1, '31 days');
    await inbox(7, '29 days');

    await new EventRetention(dataSource).clear();

    expect(await rows('outbox')).toBe(8);
    expect(await rows('inbox')).toBe(7);
  });

  it('are cleared by replicas beside each other, without one waiting for what another holds', async () => {
    await outbox(10, '73 hours');
    const other = dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query('select 1 from outbox order by id limit 4 for update');

    await new EventRetention(dataSource).clear();
    expect(await rows('outbox')).toBe(4);

    await other.rollbackTransaction();
    await other.release();
  });

  it('wait for the next time when the process is about to end', async () => {
    await outbox(10, '73 hours');
    const retention = new EventRetention(dataSource);
    await retention.onApplicationShutdown();
    await retention.clear();
    expect(await rows('outbox')).toBe(10);
  });
});

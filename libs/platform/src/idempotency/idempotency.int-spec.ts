import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@cursa/testing/database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../persistence/lazy-data-source.ts';
import { forgetDerived } from './forget-derived.ts';
import { IdempotencyStore } from './idempotency-store.ts';

let database: TestDatabase;
let dataSource: DataSource;
let store: IdempotencyStore;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource({ url: database.url, entities: [], poolSize: 10 });
  store = new IdempotencyStore(dataSource, { leaseMs: 400, renewMs: 100, waitMs: 5_000, derivedMs: 300 });
  await database.query('create table effect (operation_id uuid, at timestamptz default now())');
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const attempt = (change: object = {}) => ({
  scope: 'account:1',
  endpoint: 'wallet.top-up',
  key: randomUUID() as string,
  contentHash: 'a',
  derived: false,
  ...change,
});

async function pay(operationId: string) {
  await dataSource.query('insert into effect (operation_id) values ($1)', [operationId]);
  await sleep(20);
  return { status: 201, body: { zebra: 1, apple: randomUUID(), 2: 'b', 1: 'a' } };
}

async function effects(): Promise<number> {
  const [row] = await database.query<{ n: number }>('select count(*)::int as n from effect');
  await database.query('delete from effect');
  return row?.n ?? 0;
}

describe('one execution per key', () => {
  it('gives 200 parallel twins one effect and the same bytes', async () => {
    const call = attempt();
    const answers = await Promise.all(Array.from({ length: 200 }, () => store.run(call, pay)));
    expect(await effects()).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('control: without the store the twins pay many times', async () => {
    await Promise.all(Array.from({ length: 20 }, () => pay(randomUUID())));
    expect(await effects()).toBe(20);
  });

  it('refuses the same key with other content', async () => {
    const call = attempt();
    await store.run(call, pay);
    await expect(store.run({ ...call, contentHash: 'b' }, pay)).rejects.toMatchObject({
      code: 'idempotency-key-reused',
      status: 422,
    });
    expect(await effects()).toBe(1);
  });

  it('does the work anew once the thing that a derived answer names has ended', async () => {
    const order = async (operationId: string) => {
      await pay(operationId);
      return { status: 201, body: { order_id: 'CU-1' } };
    };
    const lasting = new IdempotencyStore(dataSource);
    const derived = attempt({ key: `derived:${randomUUID()}`, derived: true });
    const own = attempt();
    for (const call of [derived, derived, own]) await lasting.run(call, order);
    expect(await effects()).toBe(2);
    await forgetDerived(dataSource.manager, 'order_id', 'CU-2');
    for (const call of [derived, own]) await lasting.run(call, order);
    expect(await effects()).toBe(0);
    await forgetDerived(dataSource.manager, 'order_id', 'CU-1');
    for (const call of [derived, own]) await lasting.run(call, order);
    expect(await effects()).toBe(1);
  });

  it('keeps callers and endpoints apart', async () => {
    const call = attempt();
    await store.run(call, pay);
    await store.run({ ...call, scope: 'account:2' }, pay);
    await store.run({ ...call, endpoint: 'orders.create' }, pay);
    expect(await effects()).toBe(3);
  });
});

describe('a holder that died', () => {
  it('is replaced by one twin, with the same operation id', async () => {
    const call = attempt();
    const seen: string[] = [];
    // A process killed in the middle leaves the row as an insert and no renewal after it.
    const operationId = randomUUID();
    await database.query(
      `insert into idempotency (scope, endpoint, key, operation_id, holder, content_hash, state, lease_until)
       values ($1, $2, $3, $4, $5, 'a', 'running', now() + interval '300 ms')`,
      [call.scope, call.endpoint, call.key, operationId, randomUUID()],
    );
    const started = Date.now();
    const work = async (id: string) => {
      seen.push(id);
      return pay(id);
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.run(call, work)));
    expect(seen).toEqual([operationId]);
    expect(Date.now() - started).toBeGreaterThan(250);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await effects()).toBe(1);
  });

  it('is not replaced while it renews its lease, however long it works', async () => {
    const call = attempt();
    const slow = async (id: string) => {
      await sleep(1_200);
      return pay(id);
    };
    await Promise.all([store.run(call, slow), store.run(call, slow), store.run(call, slow)]);
    expect(await effects()).toBe(1);
  });

  it('takes the answer of its successor when it wakes up late', async () => {
    const call = attempt();
    const late = store.run(call, async () => {
      await database.query("update idempotency set holder = $1, lease_until = now() + interval '1 s'", [
        randomUUID(),
      ]);
      await database.query(
        "update idempotency set state = 'done', status = 200, body = '\"theirs\"' where key = $1",
        [call.key],
      );
      return { status: 200, body: 'mine' };
    });
    await expect(late).resolves.toEqual({ status: 200, body: 'theirs' });
  });
});

describe('failures', () => {
  it('replays a refusal under an explicit key', async () => {
    const call = attempt();
    let runs = 0;
    const refuse = () => Promise.resolve({ status: 422, body: { code: 'card-declined', run: (runs += 1) } });
    const first = await store.run(call, refuse);
    expect(await store.run(call, refuse)).toEqual(first);
    expect(runs).toBe(1);
  });

  it.each([503, 500, 429])('tries again after %d, as the same operation', async (status) => {
    const call = attempt();
    const ids: string[] = [];
    const work = (id: string) => {
      ids.push(id);
      return Promise.resolve({ status: ids.length === 1 ? status : 200, body: null });
    };
    expect((await store.run(call, work)).status).toBe(status);
    expect((await store.run(call, work)).status).toBe(200);
    expect(ids[1]).toBe(ids[0]);
  });

  it('tries again after an error, as the same operation', async () => {
    const call = attempt();
    const ids: string[] = [];
    const work = (id: string) => {
      ids.push(id);
      if (ids.length === 1) throw new Error('lost the connection to Stripe');
      return Promise.resolve({ status: 200, body: 'paid' });
    };
    await expect(store.run(call, async (id) => work(id))).rejects.toThrow('lost the connection');
    expect(await store.run(call, async (id) => work(id))).toEqual({ status: 200, body: 'paid' });
    expect(ids[1]).toBe(ids[0]);
  });
});

describe('derived keys', () => {
  it('replay a success for a while, then mean a new call', async () => {
    const call = attempt({ derived: true });
    const first = await store.run(call, pay);
    expect(await store.run(call, pay)).toEqual(first);
    expect(await effects()).toBe(1);
    await sleep(350);
    expect(await store.run(call, pay)).not.toEqual(first);
    expect(await effects()).toBe(1);
  });

  it('forget refusals at once', async () => {
    const call = attempt({ derived: true });
    await store.run(call, () => Promise.resolve({ status: 404, body: null }));
    expect((await store.run(call, pay)).status).toBe(201);
    expect(await effects()).toBe(1);
  });
});

it('forgets answers after a day', async () => {
  const call = attempt();
  await store.run(call, pay);
  await database.query("update idempotency set created_at = now() - interval '25 hours' where key = $1", [
    call.key,
  ]);
  await store.prune();
  expect(await database.query('select 1 from idempotency where key = $1', [call.key])).toEqual([]);
});

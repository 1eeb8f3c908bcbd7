import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@cursa/testing/database';
import { eventually } from '@cursa/testing/eventually';
import { stack } from '@cursa/testing/stack';
import { startTcpSwitch } from '@cursa/testing/tcp-switch';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { inTransaction } from '../persistence/in-transaction.ts';
import { createDataSource } from '../persistence/lazy-data-source.ts';
import type { Envelope } from './envelope.ts';
import type { EventBus } from './event-bus.ts';
import { EventPublisher } from './event-publisher.ts';
import { resolveEventsOptions } from './events-options.ts';
import { OutboxRelay } from './outbox-relay.ts';
import { publish } from './publish.ts';
import { busForTest, registryForTest } from './testing/event-service.ts';
import { mainSpec } from './topics.ts';

jest.setTimeout(60_000);

let database: TestDatabase;
let undo: (() => Promise<unknown>)[];
let registry: ReturnType<typeof registryForTest>;
let topic: string;
let bus: EventBus;

Logger.overrideLogger(false);

beforeEach(async () => {
  database = await createTestDatabase();
  registry = registryForTest();
  topic = registry['driver.suspended']!.topic;
  bus = busForTest('relay-test');
  undo = [() => bus.close()];
  await bus.ensureTopics([mainSpec(topic)]);
});

afterEach(async () => {
  for (const step of undo.reverse()) await step();
  await database.drop();
});

/** One replica: its own pool, bus and relay; the relay is not started. */
async function replica(through: EventBus = bus): Promise<{ dataSource: DataSource; relay: OutboxRelay }> {
  const dataSource = await createDataSource({ url: database.url, entities: [], poolSize: 8 });
  const options = resolveEventsOptions({
    service: 'tester',
    kafka: { brokers: stack.kafkaBrokers },
    pollMs: 100,
  });
  const relay = new OutboxRelay(dataSource, new EventPublisher(through), options, registry);
  undo.push(async () => {
    await relay.stop();
    await dataSource.destroy();
  });
  return { dataSource, relay };
}

function suspend(dataSource: DataSource, key: string, reason: string): Promise<string> {
  return inTransaction(dataSource, (manager) =>
    publish(manager, 'driver.suspended', { key, data: { driver_id: key, reason } }),
  );
}

async function unsent(): Promise<number> {
  const rows = await database.query('select 1 from outbox where sent_at is null');
  return rows.length;
}

async function drained(): Promise<void> {
  await eventually(async () => expect(await unsent()).toBe(0), { timeoutMs: 20_000 });
}

async function arrived(): Promise<Envelope[]> {
  const envelopes: Envelope[] = [];
  await bus.readToEnd({ topic, group: `read-${randomUUID()}`, commit: false }, (message) => {
    envelopes.push(JSON.parse(message.value) as Envelope);
    return Promise.resolve();
  });
  return envelopes;
}

describe('the outbox', () => {
  it('delivers what was committed by a process that died before it could publish', async () => {
    const dead = await replica();
    const driver = randomUUID();
    const id = await suspend(dead.dataSource, driver, 'died right after the commit');
    expect(await arrived()).toEqual([]);

    (await replica()).relay.start();
    await drained();
    expect(await arrived()).toEqual([
      expect.objectContaining({
        specversion: '1.0',
        id,
        source: '/cursa/tester',
        type: 'driver.suspended.v1',
        subject: driver,
        sequence: '1',
        aggregate: 'account',
        data: { driver_id: driver, reason: 'died right after the commit' },
      }),
    ]);
  });

  it('delivers nothing of a transaction that was rolled back', async () => {
    const { dataSource, relay } = await replica();
    relay.start();
    const failing = inTransaction(dataSource, async (manager) => {
      const key = randomUUID();
      await publish(manager, 'driver.suspended', { key, data: { driver_id: key, reason: 'never' } });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await suspend(dataSource, randomUUID(), 'committed');
    await drained();
    expect((await arrived()).map((envelope) => envelope.data)).toEqual([
      expect.objectContaining({ reason: 'committed' }),
    ]);
  });

  it('refuses data that the registry does not declare, and a manager without a transaction', async () => {
    const { dataSource } = await replica();
    const wrong = inTransaction(dataSource, (manager) =>
      publish(manager, 'driver.suspended', { key: 'x', data: { driver_id: 1, reason: '' } as never }),
    );
    await expect(wrong).rejects.toThrow('driver_id');
    const data = { driver_id: randomUUID(), reason: '' };
    await expect(publish(dataSource.manager, 'driver.suspended', { key: 'x', data })).rejects.toThrow(
      'transaction',
    );
  });

  it('leaves at once after a commit, not at the next poll', async () => {
    const { dataSource, relay } = await replica();
    relay.start();
    await suspend(dataSource, randomUUID(), 'warms the connections up');
    await drained();
    const id = await suspend(dataSource, randomUUID(), 'quick');
    await eventually(async () => expect(await unsent()).toBe(0), { everyMs: 2 });
    const [row] = await database.query<{ ms: number }>(
      `select extract(epoch from sent_at - created_at)::float8 * 1000 as ms from outbox where event_id = $1`,
      [id],
    );
    expect(row?.ms).toBeLessThan(80);
  });
});

describe('two relays at once', () => {
  const keys = Array.from({ length: 12 }, () => randomUUID());
  const perKey = 40;

  async function writeConcurrently(dataSources: DataSource[]): Promise<void> {
    const writers = keys.flatMap((key) => dataSources.map((dataSource) => ({ key, dataSource })));
    await Promise.all(
      writers.map(async ({ key, dataSource }) => {
        for (let n = 0; n < perKey / dataSources.length; n += 1) await suspend(dataSource, key, 'again');
      }),
    );
  }

  function sequencesOf(envelopes: Envelope[], key: string): number[] {
    return envelopes.filter(({ subject }) => subject === key).map(({ sequence }) => Number(sequence));
  }

  it('keep the order of each key and send each event once', async () => {
    const [one, two] = [await replica(), await replica()];
    one.relay.start();
    two.relay.start();
    await writeConcurrently([one.dataSource, two.dataSource]);
    await drained();
    const envelopes = await arrived();
    const inOrder = Array.from({ length: perKey }, (_, n) => n + 1);
    for (const key of keys) expect(sequencesOf(envelopes, key)).toEqual(inOrder);
    expect(one.relay.sent + two.relay.sent).toBe(keys.length * perKey);
  });

  it('hand over when one stops in the middle', async () => {
    const [one, two] = [await replica(), await replica()];
    one.relay.start();
    const writing = writeConcurrently([one.dataSource, two.dataSource]);
    await eventually(() => expect(one.relay.sent).toBeGreaterThan(0));
    two.relay.start();
    await one.relay.stop();
    await writing;
    await drained();
    expect(two.relay.sent).toBeGreaterThan(0);
    const envelopes = await arrived();
    const inOrder = Array.from({ length: perKey }, (_, n) => n + 1);
    for (const key of keys) expect(sequencesOf(envelopes, key)).toEqual(inOrder);
  });

  it('control: relays that take single rows with SKIP LOCKED lose the order', async () => {
    const { dataSource } = await replica();
    for (let n = 0; n < 150; n += 1) await suspend(dataSource, keys[0]!, 'again');
    await Promise.all([1, 2, 3, 4].map((n) => relayRowByRow(dataSource, `naive-${n}`)));
    const order = sequencesOf(await arrived(), keys[0]!);
    expect(order).toHaveLength(150);
    expect(order).not.toEqual([...order].sort((a, b) => a - b));
  });

  async function relayRowByRow(dataSource: DataSource, name: string): Promise<void> {
    const own = busForTest(name);
    undo.push(() => own.close());
    const next = () =>
      inTransaction(dataSource, async (manager) => {
        const [row] = await manager.query<{ id: string; key: string; sequence: string; envelope: string }[]>(
          'select * from outbox where sent_at is null order by id limit 1 for update skip locked',
        );
        if (!row) return false;
        const value = JSON.stringify({ ...(JSON.parse(row.envelope) as object), sequence: row.sequence });
        await own.publish(topic, [{ key: row.key, value, headers: {} }]);
        await manager.query('update outbox set sent_at = now() where id = $1', [row.id]);
        return true;
      });
    while (await next());
  }
});

describe('the broker away', () => {
  it('lets the service commit, and sends when the broker is back', async () => {
    const [host, port] = stack.kafkaBrokers[0]!.split(':');
    const line = await startTcpSwitch({ host: host!, port: Number(port) });
    const cutBus = busForTest('cut', line.port);
    undo.push(
      () => cutBus.close(),
      () => line.close(),
    );
    const { dataSource, relay } = await replica(cutBus);
    relay.start();
    await suspend(dataSource, randomUUID(), 'before');
    await drained();

    await line.cut();
    for (let n = 0; n < 5; n += 1) await suspend(dataSource, keyOf(n), `while away ${n}`);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await unsent()).toBe(5);
    expect((await relay.outboxAge()).seconds).toBeGreaterThan(1);

    await line.restore();
    await eventually(async () => expect(await unsent()).toBe(0), { timeoutMs: 10_000 });
    expect(await arrived()).toHaveLength(6);
  }, 30_000);

  const keyOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
});

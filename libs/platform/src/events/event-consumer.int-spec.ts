import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@cursa/testing/database';
import { eventually } from '@cursa/testing/eventually';
import { stack } from '@cursa/testing/stack';
import { startTcpSwitch, type TcpSwitch } from '@cursa/testing/tcp-switch';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Controller, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { inTransaction } from '../persistence/in-transaction.ts';
import { listDeadLetters, replayDeadLetters } from './dead-letters.ts';
import type { Envelope } from './envelope.ts';
import { EventPublisher } from './event-publisher.ts';
import type { Inbox } from './inbox.ts';
import { OnEvent } from './on-event.ts';
import { publish } from './publish.ts';
import type { ReceivedEvent } from './received-event.ts';
import {
  busForTest,
  type EventService,
  type EventServiceOptions,
  registryForTest,
  startEventService,
} from './testing/event-service.ts';
import { deadTopic } from './topics.ts';

jest.setTimeout(60_000);

let poison = new Set<string>();

@Controller()
class SuspensionsConsumer {
  @OnEvent('driver.suspended')
  async handle(event: ReceivedEvent<'driver.suspended'>, manager: EntityManager): Promise<void> {
    await manager.query('insert into effect (key, sequence, event_id) values ($1, $2, $3)', [
      event.data.driver_id,
      event.sequence,
      event.id,
    ]);
    if (poison.has(event.data.reason)) throw new TypeError(`cannot digest it\nwith a stack`);
  }
}

let database: TestDatabase;
let registry: ReturnType<typeof registryForTest>;
let topic: string;
let services: EventService[];
let lines: TcpSwitch[];

beforeEach(async () => {
  database = await createTestDatabase();
  await database.query('create table effect (n bigserial, key uuid, sequence int, event_id uuid)');
  registry = registryForTest();
  topic = registry['driver.suspended']!.topic;
  poison = new Set();
  services = [];
  lines = [];
});

afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()));
  for (const line of lines) await line.close();
  await database.drop();
});

async function start(options: Partial<EventServiceOptions> = {}): Promise<EventService> {
  const service = await startEventService({
    databaseUrl: database.url,
    registry,
    controllers: [SuspensionsConsumer],
    ...options,
  });
  services.push(service);
  return service;
}

function suspend({ dataSource }: EventService, key: string, reason = 'late papers'): Promise<string> {
  return inTransaction(dataSource, (manager) =>
    publish(manager, 'driver.suspended', { key, data: { driver_id: key, reason } }),
  );
}

/** Straight to the broker, as a publisher that numbers as it likes. */
async function send(service: EventService, key: string, sequence: number, change: Partial<Envelope> = {}) {
  const envelope: Envelope = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/cursa/elsewhere',
    type: 'driver.suspended.v1',
    subject: key,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    aggregate: 'account',
    sequence: String(sequence),
    data: { driver_id: key, reason: 'sent' },
    ...change,
  };
  // A topic made a moment ago may have no leader yet.
  await eventually(() => service.app.get(EventPublisher).send([{ topic, envelope }]));
  return envelope;
}

async function sequences(key: string): Promise<number[]> {
  const rows = await database.query<{ sequence: number }>('select * from effect where key = $1 order by n', [
    key,
  ]);
  return rows.map((row) => row.sequence);
}

const within = (timeoutMs: number) => ({ timeoutMs });

describe('a consumer', () => {
  it('handles each committed event once, in order', async () => {
    const service = await start();
    const key = randomUUID();
    for (let n = 0; n < 20; n += 1) await suspend(service, key);
    const expected = Array.from({ length: 20 }, (_, n) => n + 1);
    await eventually(async () => expect(await sequences(key)).toEqual(expected), within(15_000));
  });

  it('serves handlers on providers as well', async () => {
    @Injectable()
    class Erasures {
      @OnEvent('account.erased', { consumer: 'tester.forget' })
      async forget(event: ReceivedEvent<'account.erased'>, manager: EntityManager): Promise<void> {
        await manager.query('insert into effect (key, sequence) values ($1, $2)', [
          event.data.account_id,
          event.sequence,
        ]);
      }
    }
    const service = await start({ controllers: [], providers: [Erasures] });
    const key = randomUUID();
    await inTransaction(service.dataSource, (manager) =>
      publish(manager, 'account.erased', { key, data: { account_id: key } }),
    );
    await eventually(async () => expect(await sequences(key)).toEqual([1]), within(15_000));
    expect(await database.query('select consumer from inbox')).toEqual([{ consumer: 'tester.forget' }]);
  });

  it('lets a duplicate have no second effect', async () => {
    const service = await start();
    const key = randomUUID();
    const first = await send(service, key, 1);
    await send(service, key, 1, first);
    await send(service, key, 2);
    await eventually(async () => expect(await sequences(key)).toContain(2), within(15_000));
    expect(await sequences(key)).toEqual([1, 2]);
  });

  it('control: without the inbox the duplicate has a second effect', async () => {
    let service: EventService | undefined = undefined;
    const forgetful: Inbox<EntityManager> = {
      run: async (_delivery, handler) => {
        if (handler && service) await inTransaction(service.dataSource, handler);
        return 'done';
      },
      hold: () => Promise.resolve(),
      pass: () => Promise.resolve(),
    };
    service = await start({ store: 'own', inbox: forgetful as Inbox });
    const key = randomUUID();
    const first = await send(service, key, 1);
    await send(service, key, 1, first);
    await send(service, key, 2);
    await eventually(async () => expect(await sequences(key)).toContain(2), within(15_000));
    expect(await sequences(key)).toEqual([1, 1, 2]);
  });

  it('defers an event that came before its predecessor', async () => {
    const service = await start();
    const key = randomUUID();
    for (const sequence of [4, 6, 7]) await send(service, key, sequence);
    await eventually(async () => expect(await sequences(key)).toEqual([4]), within(15_000));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await sequences(key)).toEqual([4]);
    await send(service, key, 5);
    await eventually(async () => expect(await sequences(key)).toEqual([4, 5, 6, 7]), within(15_000));
  });

  it('counts events that it has no handler for', async () => {
    const service = await start();
    const key = randomUUID();
    await send(service, key, 1);
    await send(service, key, 2, { type: 'account.erased.v1', data: { account_id: key } });
    await send(service, key, 3, { type: 'something.new.v1', data: {} });
    await send(service, key, 4);
    await eventually(async () => expect(await sequences(key)).toEqual([1, 4]), within(15_000));
  });
});

describe('a poison event', () => {
  it('becomes a dead letter with its cause, holds its successors until then, and comes back by replay', async () => {
    const service = await start();
    const bus = busForTest('letters');
    try {
      poison.add('poison');
      const key = randomUUID();
      const id = await suspend(service, key, 'poison');
      await suspend(service, key);
      await eventually(async () => expect(await sequences(key)).toEqual([2]), within(20_000));
      const letters = await listDeadLetters(bus, deadTopic(topic, 'tester'));
      expect(letters).toEqual([
        expect.objectContaining({
          eventId: id,
          key,
          type: 'driver.suspended.v1',
          cause: 'TypeError',
          message: 'cannot digest it',
          consumer: 'tester.driver.suspended',
        }),
      ]);

      poison.clear();
      expect(await replayDeadLetters(bus, deadTopic(topic, 'tester'))).toBe(1);
      await eventually(async () => expect(await sequences(key)).toEqual([2, 1]), within(15_000));
      expect(await listDeadLetters(bus, deadTopic(topic, 'tester'))).toEqual([]);
    } finally {
      await bus.close();
    }
  }, 60_000);

  it('that no attempt can help goes there at once', async () => {
    const service = await start();
    const bus = busForTest('letters');
    try {
      const key = randomUUID();
      await send(service, key, 1, { data: { driver_id: 7 } });
      await send(service, key, 2, { type: 'driver.suspended.v9' });
      await bus.publish(topic, [{ key, value: 'not json', headers: {} }]);
      await send(service, key, 3);
      await eventually(async () => expect(await sequences(key)).toEqual([3]), within(15_000));
      const letters = await eventually(async () => {
        const found = await listDeadLetters(bus, deadTopic(topic, 'tester'));
        expect(found).toHaveLength(3);
        return found;
      });
      expect(letters.map(({ cause }) => cause).sort()).toEqual([
        'invalid-data',
        'unknown-version',
        'unreadable',
      ]);
      expect(letters.find(({ cause }) => cause === 'invalid-data')?.message).toContain(
        'driver_id (invalid_type)',
      );
    } finally {
      await bus.close();
    }
  }, 60_000);
});

describe('parts that go away', () => {
  it('recovers within 10 s when the broker comes back', async () => {
    const line = await lineTo(stack.kafkaBrokers[0]!);
    const service = await start({ bus: busForTest('tester', line.port) });
    const key = randomUUID();
    await suspend(service, key);
    await eventually(async () => expect(await sequences(key)).toEqual([1]), within(15_000));
    await line.cut();
    await suspend(service, key);
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect(await sequences(key)).toEqual([1]);
    await line.restore();
    await eventually(async () => expect(await sequences(key)).toEqual([1, 2]), within(10_000));
  }, 60_000);

  it('starts without a broker and gets to work when there is one', async () => {
    const line = await lineTo(stack.kafkaBrokers[0]!);
    await line.cut();
    const service = await start({ bus: busForTest('tester', line.port) });
    const key = randomUUID();
    await suspend(service, key);
    await line.restore();
    await eventually(async () => expect(await sequences(key)).toEqual([1]), within(10_000));
  }, 60_000);

  it('keeps an event waiting, not dying, while its own database is away', async () => {
    const { host } = new URL(database.url);
    const line = await lineTo(host);
    const url = new URL(database.url);
    url.host = `127.0.0.1:${line.port}`;
    const publisher = await start({ service: 'elsewhere', controllers: [] });
    const consumer = await start({ databaseUrl: url.toString() });
    const key = randomUUID();
    await suspend(publisher, key);
    await eventually(async () => expect(await sequences(key)).toEqual([1]), within(15_000));
    await line.cut();
    await suspend(publisher, key);
    await expect(inTransaction(consumer.dataSource, () => Promise.resolve())).rejects.toMatchObject({
      code: 'part-unavailable',
      status: 503,
    });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await line.restore();
    await eventually(async () => expect(await sequences(key)).toEqual([1, 2]), within(10_000));
  }, 60_000);

  async function lineTo(address: string): Promise<TcpSwitch> {
    const [host, port] = address.split(':');
    const line = await startTcpSwitch({ host: host!, port: Number(port) });
    lines.push(line);
    return line;
  }
});

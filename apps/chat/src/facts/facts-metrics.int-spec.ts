import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EVENT_BUS, type EventBus } from '@cursa/platform/events';
import { eventually } from '@cursa/testing/eventually';
import { pairOf } from '../conversations/pair.ts';
import { InsertMessage } from '../messages/insert-message.ts';
import { shownMetrics } from '../testing/shown-metrics.ts';
import { ownDatabase, startChat } from '../testing/test-chat.ts';

const database = ownDatabase();
const shown = shownMetrics();
const slowly = { timeoutMs: 25_000, everyMs: 500 };
let chat: Awaited<ReturnType<typeof startChat>>;
let isUp = false;

beforeAll(async () => {
  chat = await startChat({ MONGODB_URL: database.url });
  const bus = chat.apps[0]?.get<EventBus>(EVENT_BUS, { strict: false });
  if (!bus) throw new Error('chat did not start');
  bus.publish = () => (isUp ? Promise.resolve() : Promise.reject(new Error('broker away')));
}, 60_000);
afterAll(async () => {
  await chat.close();
  await shown.end();
  await database.drop();
}, 30_000);

it('shows a fact that cannot leave, growing older, and nothing once it has left', async () => {
  await eventually(async () => expect(await shown.read('outboxDepth')).toEqual([0]), slowly);
  expect(await shown.read('outboxAge')).toEqual([0]);
  await chat.apps[0]?.get(InsertMessage).execute({
    pair: pairOf({ accountId: 'user-1', role: 'user' }, 'driver-1'),
    text: 'bună ziua',
    orderId: undefined,
    operationId: randomUUID(),
  });
  await eventually(async () => {
    expect(await shown.read('outboxDepth')).toEqual([1]);
    expect((await shown.read('outboxAge'))[0]).toBeGreaterThan(5);
  }, slowly);
  isUp = true;
  await eventually(async () => expect(await shown.read('outboxDepth')).toEqual([0]), slowly);
  expect(await shown.read('outboxAge')).toEqual([0]);
}, 90_000);

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BusMessage, EVENT_BUS, type EventBus } from '@cursa/platform/events';
import { eventually } from '@cursa/testing/eventually';
import { pairOf } from '../conversations/pair.ts';
import { InsertMessage } from '../messages/insert-message.ts';
import { MessageStore } from '../store/message-store.ts';
import { ownDatabase, startChat } from '../testing/test-chat.ts';

const database = ownDatabase();
let chat: Awaited<ReturnType<typeof startChat>>;
const left: { key: string | null; id: string; sequence: number; value: string }[] = [];
let isUp = false;

/** In the place of the broker's client, whose broker is away. */
function publish(_topic: string, messages: readonly BusMessage[]): Promise<void> {
  if (!isUp) return Promise.reject(new Error('broker away'));
  for (const { key, value } of messages) {
    const { id, sequence } = JSON.parse(value) as { id: string; sequence: string };
    left.push({ key, id, sequence: Number(sequence), value });
  }
  return Promise.resolve();
}

const send = (index: number) =>
  chat.apps[index % 2]?.get(InsertMessage).execute({
    pair: pairOf({ accountId: `user-${index % 3}`, role: 'user' }, 'driver'),
    text: 'nobody else reads this',
    orderId: undefined,
    operationId: randomUUID(),
  });

beforeAll(async () => {
  chat = await startChat({ MONGODB_URL: database.url }, 2);
  for (const app of chat.apps) app.get<EventBus>(EVENT_BUS, { strict: false }).publish = publish;
}, 60_000);
afterAll(async () => {
  await chat.close();
  await database.drop();
}, 30_000);

describe('Facts of messages', () => {
  it('wait for the broker and leave in the order of each conversation, without the text', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => send(index)));
    expect(left).toHaveLength(0);
    isUp = true;
    await eventually(() => expect(left).toHaveLength(30), { timeoutMs: 20_000 });
    await Promise.all(Array.from({ length: 30 }, (_, index) => send(index)));
    await eventually(() => expect(left).toHaveLength(60), { timeoutMs: 20_000 });
    const keys = [...new Set(left.map(({ key }) => key))];
    expect(keys).toHaveLength(3);
    for (const key of keys) {
      const numbers = left.filter((fact) => fact.key === key).map(({ sequence }) => sequence);
      expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    }
    expect(left.map(({ value }) => value).join('')).not.toContain('nobody else');
  }, 60_000);

  it('keep their id when they leave again, and are marked without it when they had left', async () => {
    const { messages, conversations } = chat.apps[0]?.get(MessageStore) as MessageStore;
    await eventually(async () => expect(await messages.countDocuments({ unsent: true })).toBe(0));
    const before = [...left];
    // Died after sending, before it remembered: all leave again.
    await conversations.updateMany({ user_id: 'user-0' }, { $set: { relayed_sequence: 0 } });
    await messages.updateMany({ user_id: 'user-0' }, { $set: { unsent: true } });
    await eventually(() => expect(left).toHaveLength(80), { timeoutMs: 20_000 });
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)));
    // Died after it remembered, before the marks: nothing leaves again.
    await messages.updateMany({ user_id: 'user-1' }, { $set: { unsent: true } });
    await eventually(async () => expect(await messages.countDocuments({ unsent: true })).toBe(0));
    expect(left).toHaveLength(80);
  }, 60_000);
});

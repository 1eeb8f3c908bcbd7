import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pairOf } from '../conversations/pair.ts';
import { MessageStore } from '../store/message-store.ts';
import { ownDatabase, startChat } from '../testing/test-chat.ts';
import { InsertMessage } from './insert-message.ts';
import { messageSchema } from './message.entity.ts';

const database = ownDatabase();
let chat: Awaited<ReturnType<typeof startChat>>;
const send = (app: number, user: string, text: string, operationId: string = randomUUID()) => {
  const pair = pairOf({ accountId: user, role: 'user' }, 'driver');
  return chat.apps[app % 2]?.get(InsertMessage).execute({ pair, text, orderId: undefined, operationId });
};
const store = () => chat.apps[0]?.get(MessageStore) as MessageStore;
const numbers = async (user: string) =>
  (await store().messages.find({ user_id: user }).sort({ sequence: 1 }).lean().exec()).map(
    ({ sequence }) => sequence,
  );

beforeAll(async () => {
  chat = await startChat({ MONGODB_URL: database.url }, 2);
}, 60_000);
afterAll(async () => {
  await chat.close();
  await database.drop();
}, 30_000);

describe('Numbers of messages', () => {
  it('stay gapless and single when two replicas send at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => send(index, 'many', `text ${index}`)));
    expect(await numbers('many')).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  }, 60_000);

  it('count one feed per person without holes, over all conversations', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => send(index, `one-${index % 4}`, 'text')));
    const mine = await store()
      .messages.find({ driver_id: 'driver' })
      .sort({ driver_position: 1 })
      .lean()
      .exec();
    expect(mine.map((message) => message.driver_position)).toEqual(mine.map((_, index) => index + 1));
  }, 60_000);

  it('let one of many equal sends in, and refuse its key for another text', async () => {
    const operation = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(index, 'twin', 'same', operation)),
    );
    expect(new Set(sent.map((message) => message?._id)).size).toBe(1);
    expect(await numbers('twin')).toEqual([1]);
    await expect(send(0, 'twin', 'other', operation)).rejects.toMatchObject({
      code: 'idempotency-key-reused',
    });
  }, 30_000);

  it('would be given twice without the unique indexes (control)', async () => {
    for (const app of chat.apps) {
      const bare = app.get(MessageStore).messages.db.model('Bare', messageSchema, 'bare');
      Object.assign(app.get(MessageStore), { messages: bare });
    }
    await Promise.all(Array.from({ length: 40 }, (_, index) => send(index, 'control', `text ${index}`)));
    const found = await numbers('control');
    expect(new Set(found).size).toBeLessThan(found.length);
  }, 60_000);
});

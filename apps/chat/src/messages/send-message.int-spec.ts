import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ask, fakeOffers, ownDatabase, startChat } from '../testing/test-chat.ts';

const database = ownDatabase();
const phone = 'suna la 0722 123 456';
let offers: Awaited<ReturnType<typeof fakeOffers>>;
let chat: Awaited<ReturnType<typeof startChat>>;
let user: string;
const at = (other: string) => `${chat.urls[0]}/api/v1/conversations/${other}/messages`;

beforeAll(async () => {
  offers = await fakeOffers();
  chat = await startChat({ MONGODB_URL: database.url, OFFERS_URL: offers.url });
  user = await chat.signIn('user', 'user');
}, 60_000);
beforeEach(() => {
  Object.assign(offers.state, { open: true, free: false, asked: 0, delayMs: 0 });
});
afterAll(async () => {
  await chat.close();
  await offers.stop();
  await database.drop();
}, 30_000);

describe('Who may talk', () => {
  it('a no is asked again every time, a yes is asked once', async () => {
    offers.state.open = false;
    for (const asked of [1, 2]) {
      expect(await ask(at('d1'), user)).toMatchObject({
        status: 404,
        body: { code: 'conversation-not-found' },
      });
      expect(offers.state.asked).toBe(asked);
    }
    Object.assign(offers.state, { open: true, free: true });
    expect(await ask(at('d1'), user)).toMatchObject({ status: 200, body: { free: true, messages: [] } });
    Object.assign(offers.state, { open: false, free: false });
    expect(await ask(at('d1'), user)).toMatchObject({ status: 200, body: { free: true } });
    expect(offers.state.asked).toBe(3);
  }, 20_000);

  it('is filtered until an order was accepted, then free', async () => {
    expect(await ask(at('d2'), user, { text: phone })).toMatchObject({
      status: 422,
      body: {
        code: 'message-not-allowed',
        detail: 'Phone numbers are not allowed.',
        errors: [{ field: 'text', message: 'Phone numbers are not allowed.' }],
      },
    });
    expect(await ask(at('d2'), user, { text: 'buna ziua' })).toMatchObject({ status: 201 });
    offers.state.free = true;
    expect(await ask(at('d2'), user, { text: phone })).toMatchObject({ status: 201 });
  }, 20_000);

  it('one free order makes the pair free, but no other order', async () => {
    offers.state.free = true;
    expect(await ask(at('d3'), user, { text: phone, order_id: 'o1' })).toMatchObject({ status: 201 });
    offers.state.free = false;
    expect(await ask(at('d3'), user, { text: phone })).toMatchObject({ status: 201 });
    expect(await ask(at('d3'), user, { text: phone, order_id: 'o2' })).toMatchObject({ status: 422 });
  }, 20_000);

  it('without offers goes on from what is remembered, and refuses nobody on a guess', async () => {
    expect(await ask(at('d4'), user)).toMatchObject({ status: 200 });
    await offers.stop();
    try {
      expect(await ask(at('d4'), user, { text: 'buna ziua' })).toMatchObject({ status: 201 });
      const unknown = {
        status: 503,
        body: { code: 'part-unavailable', detail: expect.stringContaining('offers') },
      };
      expect(await ask(at('d4'), user, { text: phone })).toMatchObject(unknown);
      expect(await ask(at('d5'), user)).toMatchObject(unknown);
    } finally {
      await offers.start();
    }
  }, 20_000);

  it('waits for offers where nothing is remembered, and not for long where something is', async () => {
    offers.state.delayMs = 2_600;
    expect(await ask(at('d9'), user, { text: 'buna ziua' })).toMatchObject({ status: 201 });
    offers.state.delayMs = 30_000;
    expect(await ask(at('d9'), user, { text: 'mai sunteti?' })).toMatchObject({ status: 201 });
  }, 20_000);

  it('answers a repeated key with the first message', async () => {
    const send = (text: string) => ask(at('d6'), user, { text }, { 'idempotency-key': 'k1' });
    const first = await send('buna');
    expect(first.status).toBe(201);
    expect(await send('buna')).toEqual(first);
    expect(await send('alta')).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
  }, 20_000);

  it('reads the latest, after and before a message', async () => {
    const ids: string[] = [];
    for (const text of ['a', 'b', 'c'])
      ids.push((await ask(at('d7'), user, { text })).body.message_id as string);
    const texts = async (query: string) =>
      ((await ask(`${at('d7')}?${query}`, user)).body.messages as { text: string }[]).map(({ text }) => text);
    expect(await texts('')).toEqual(['a', 'b', 'c']);
    expect(await texts('limit=2')).toEqual(['b', 'c']);
    expect(await texts(`after=${ids[0]}&limit=1`)).toEqual(['b']);
    expect(await texts(`before=${ids[2]}&limit=1`)).toEqual(['b']);
    expect(await ask(`${at('d6')}?after=${ids[0]}`, user)).toMatchObject({ status: 400 });
  }, 20_000);
});

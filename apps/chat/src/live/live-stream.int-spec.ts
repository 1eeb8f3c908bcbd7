import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stack } from '@cursa/testing/stack';
import { pairOf } from '../conversations/pair.ts';
import { InsertMessage } from '../messages/insert-message.ts';
import { ownDatabase, startChat } from '../testing/test-chat.ts';
import { readStream } from '../testing/read-stream.ts';
import { LiveBell } from './live-bell.ts';
import { LiveStreams } from './live-streams.ts';

const count = 1_000;
const drops = 20;
const database = ownDatabase();
let chat: Awaited<ReturnType<typeof startChat>>;

/** As a send does it, without asking offers. */
async function send(app: number, user: string, driver: string, text: string): Promise<void> {
  const replica = chat.apps[app % chat.apps.length];
  const pair = pairOf({ accountId: driver, role: 'driver' }, user);
  await replica?.get(InsertMessage).execute({ pair, text, orderId: undefined, operationId: randomUUID() });
  replica?.get(LiveBell).ring([user, driver]);
}

beforeAll(async () => {
  chat = await startChat({ MONGODB_URL: database.url, REDIS_URL: stack.redisUrl }, 2);
}, 60_000);
afterAll(async () => {
  await chat.close();
  await database.drop();
}, 30_000);

describe('The live stream', () => {
  it(`brings ${count} messages once and in order through ${drops} drops`, async () => {
    const token = await chat.signIn('reader', 'user');
    const got: string[] = [];
    let last: string | undefined;
    let connections = 0;
    const reading = (async () => {
      while (got.length < count) {
        let here = 0;
        const until =
          connections < drops ? 1 + Math.floor((count / (drops + 5)) * (0.5 + Math.random())) : count;
        // Every connection goes to the other replica.
        await readStream(chat.urls[connections++ % 2] as string, token, last, (event) => {
          last = event.id ?? last;
          if (event.name !== 'message.new') return false;
          got.push(event.data.text as string);
          return ++here >= until || got.length >= count;
        });
      }
    })();
    while (last === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    for (let index = 0; index < count; index += 4) {
      await Promise.all(
        [0, 1, 2, 3].map((who) => send(who, 'reader', `driver-${who}`, `${who}:${index + who}`)),
      );
    }
    await reading;
    expect(connections).toBeGreaterThan(drops);
    expect(got).toHaveLength(count);
    expect(new Set(got).size).toBe(count);
    for (const who of [0, 1, 2, 3]) {
      const numbers = got.filter((text) => text.startsWith(`${who}:`)).map((text) => Number(text.slice(2)));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
  }, 240_000);

  it('ends with the session', async () => {
    const token = await chat.signIn('short', 'user', -3); // within the clock tolerance of 5 s
    const { text } = await readStream(chat.urls[0] as string, token, undefined, () => false);
    expect(text).toContain('event: session-ended');
  }, 20_000);

  it('ends with a hint to come back when its replica shuts down', async () => {
    const local = await startChat({ MONGODB_URL: database.url, LIVE_HEARTBEAT_MS: '100' });
    let closing: Promise<unknown> | undefined;
    const stream = readStream(
      local.urls[0] as string,
      await local.signIn('leaver', 'user'),
      undefined,
      () => {
        expect(local.apps[0]?.get(LiveStreams).open).toBe(1);
        setTimeout(() => {
          closing = local.close();
        }, 500);
        return false;
      },
    );
    const { text } = await stream;
    await closing;
    expect(text).toMatch(/: beat\n\n/);
    expect(text).toMatch(/retry: \d+\n\n$/);
  }, 30_000);
});

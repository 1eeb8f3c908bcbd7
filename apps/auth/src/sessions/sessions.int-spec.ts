import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REDIS } from '@cursa/platform/cache';
import { eventually } from '@cursa/testing/eventually';
import type { Redis } from 'ioredis';
import { countRows, person, startTestAuth, type TestAuth } from '../testing/test-auth.ts';
import { tamperWithSql, withoutRowLocks } from '../testing/tamper-with-sql.ts';
import { RevocationLog } from './revocation-log.ts';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth({
    REFRESH_REUSE_SECONDS: '2',
    SIGN_IN_FAILURES: '3',
    SIGN_IN_DELAY_MS: '300',
    SIGN_IN_MAX_WAIT_MS: '700',
  });
  for (const name of ['ana', 'dan', 'eva', 'ion']) {
    await auth.call('POST', '/api/v1/registrations/senders', person(`${name}@x.ro`));
  }
});
afterAll(() => auth.close());

const signIn = (email: string, more: object = {}) =>
  auth.call('POST', '/api/v1/session', { email, password: 'parola-1', role: 'user', ...more });
const refresh = (token: string) => auth.call('POST', '/api/v1/session/refresh', { refresh_token: token });
const me = async (token: string) => (await auth.call('GET', '/api/v1/me', undefined, token)).status;

describe('refresh', () => {
  it('gives parallel uses of one token the same successor, which works', async () => {
    const { session } = (await signIn('ana@x.ro')).body;
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(session.refresh_token)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    const successors = new Set(answers.map((answer) => answer.body.session.refresh_token));
    expect(successors.size).toBe(1);
    const [successor] = successors;
    expect(successor).not.toBe(session.refresh_token);
    expect((await refresh(successor)).status).toBe(200);
  });

  it('control: without the row lock they get different ones', async () => {
    const { session } = (await signIn('ana@x.ro')).body;
    const restore = tamperWithSql(auth.app, async (sql) => {
      // Long enough for all to have read the token before the first of them uses it.
      if (sql.includes('update refresh_tokens')) await new Promise((resolve) => setTimeout(resolve, 200));
      return withoutRowLocks(sql);
    });
    const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(session.refresh_token)));
    restore();
    expect(new Set(answers.map((answer) => answer.body.session?.refresh_token)).size).toBeGreaterThan(1);
  });

  it('ends the whole family when a token is used again later, and no other', async () => {
    const other = (await signIn('ana@x.ro')).body.session;
    const first = (await signIn('ana@x.ro')).body.session;
    const second = (await refresh(first.refresh_token)).body.session;
    await new Promise((resolve) => setTimeout(resolve, 2_200));
    const replay = await refresh(first.refresh_token);
    expect([replay.status, replay.body.code]).toEqual([401, 'session-ended']);
    expect((await refresh(second.refresh_token)).status).toBe(401);
    await eventually(async () => expect(await me(second.access_token)).toBe(401), { timeoutMs: 3_000 });
    expect(await me(other.access_token)).toBe(200);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  it('refuses unknown tokens, and long sessions have none', async () => {
    expect((await refresh('unknown')).status).toBe(401);
    const { session } = (await signIn('ana@x.ro', { lifetime: 'long' })).body;
    expect(session.refresh_token).toBeUndefined();
    const hours = (Date.parse(session.expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
  });
});

describe('ending', () => {
  it('refuses the tokens of a session that signed out within seconds, also after Redis lost everything', async () => {
    const { access_token } = (await signIn('dan@x.ro')).body.session;
    const kept = (await signIn('dan@x.ro')).body.session.access_token;
    expect(await me(access_token)).toBe(200);
    expect((await auth.call('DELETE', '/api/v1/session', undefined, access_token)).status).toBe(200);
    await eventually(async () => expect(await me(access_token)).toBe(401), { timeoutMs: 3_000 });
    const redis = auth.app.get<Redis>(REDIS, { strict: false });
    const keys = await redis.keys('revo*');
    await redis.del(keys);
    // Control: without the keys the token would live on.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    if ((await redis.exists(keys)) === 0) expect(await me(access_token)).toBe(200);
    await auth.app.get(RevocationLog, { strict: false }).tell();
    await eventually(async () => expect(await me(access_token)).toBe(401), { timeoutMs: 3_000 });
    expect(await me(kept)).toBe(200);
  });

  it('ends every other session when the password changes', async () => {
    const mine = (await signIn('eva@x.ro')).body.session;
    const other = (await signIn('eva@x.ro')).body.session;
    const change = (current_password: string) =>
      auth.call(
        'POST',
        '/api/v1/me/password',
        { current_password, new_password: 'parola-2' },
        mine.access_token,
      );
    const wrong = await change('nope');
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'current_password']);
    expect((await change('parola-1')).status).toBe(200);
    await eventually(async () => expect(await me(other.access_token)).toBe(401), { timeoutMs: 3_000 });
    expect((await refresh(other.refresh_token)).status).toBe(401);
    expect(await me(mine.access_token)).toBe(200);
    expect((await refresh(mine.refresh_token)).status).toBe(200);
    expect((await signIn('eva@x.ro')).status).toBe(401);
    expect((await signIn('eva@x.ro', { password: 'parola-2' })).status).toBe(200);
  });
});

describe('sign-in', () => {
  const withoutTrace = (text: string) => text.replace(/"trace_id":"\w+"/, '');

  it('answers a wrong password, an unknown e-mail and the wrong role alike', async () => {
    const [wrong, unknown, role] = await Promise.all([
      signIn('ana@x.ro', { password: 'wrong-1' }),
      signIn('nobody@x.ro'),
      signIn('ana@x.ro', { role: 'driver' }),
    ]);
    expect([wrong.status, unknown.status, role.status]).toEqual([401, 401, 401]);
    expect(withoutTrace(unknown.text)).toBe(withoutTrace(wrong.text));
    expect(withoutTrace(role.text)).toBe(withoutTrace(wrong.text));
  });

  it.each(['ion@x.ro', 'never-registered@x.ro'])(
    'spaces out attempts on %s after too many failures',
    async (email) => {
      for (let i = 0; i < 3; i += 1) expect((await signIn(email, { password: 'wrong-1' })).status).toBe(401);
      const started = performance.now();
      const statuses = (
        await Promise.all(Array.from({ length: 6 }, () => signIn(email, { password: 'wrong-1' })))
      ).map((answer) => answer.status);
      expect(performance.now() - started).toBeGreaterThan(500);
      expect(statuses.sort()).toEqual([401, 401, 429, 429, 429, 429]);
    },
  );

  it('forgets the failures once the password was right', async () => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect((await signIn('ion@x.ro')).status).toBe(200);
    expect(await countRows(auth, 'sign_in_failures where failures >= 3')).toBe(1);
  });

  it('finds businesses with the role of senders', async () => {
    const business = person('firma@x.ro', { user_type: 3, business_name: 'Firma SRL' });
    await auth.call('POST', '/api/v1/registrations/senders', business);
    const { body } = await signIn('firma@x.ro');
    expect(body.account).toMatchObject({ role: 'user', user_type: 3, business_name: 'Firma SRL' });
  });
});

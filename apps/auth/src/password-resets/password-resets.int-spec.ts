import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@cursa/testing/eventually';
import { countRows, person, startTestAuth, type TestAuth } from '../testing/test-auth.ts';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth({ PASSWORD_RESET_ANSWER_MS: '300' });
  await auth.call('POST', '/api/v1/registrations/senders', person('ana@x.ro'));
});
afterAll(() => auth.close());

const ask = async (email: string) => {
  const started = performance.now();
  const { status, text } = await auth.call('POST', '/api/v1/password-resets', { email, role: 'user' });
  return { status, text, ms: performance.now() - started };
};
const complete = (token: string, password: string) =>
  auth.call('POST', '/api/v1/password-resets/completion', { token, password });
const signIn = (password: string) =>
  auth.call('POST', '/api/v1/session', { email: 'ana@x.ro', password, role: 'user' });

async function mint(): Promise<URL> {
  const [reset] = await auth.database.query<{ id: string }>(
    'select id from password_resets where used_at is null order by requested_at desc limit 1',
  );
  const token = await auth.serviceToken('notifications');
  const { status, body } = await auth.call(
    'POST',
    `/internal/password-resets/${reset?.id}/link`,
    undefined,
    token,
  );
  expect([status, body.email]).toEqual([200, 'ana@x.ro']);
  return new URL(body.url);
}

describe('password reset', () => {
  it('answers known and unknown e-mails alike and tells only the known one', async () => {
    const known = await ask('ana@x.ro');
    const unknown = await ask('nobody@x.ro');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(known.status).toBe(202);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(295);
    expect(await countRows(auth, `outbox where envelope like '%password-reset.requested%'`)).toBe(1);
  });

  it('sends one mail for parallel and repeated requests', async () => {
    await Promise.all(Array.from({ length: 5 }, () => ask('ana@x.ro')));
    expect(await countRows(auth, 'password_resets')).toBe(1);
  });

  it('mints links for notifications only, stores no token, and a new link ends the old one', async () => {
    const first = await mint();
    const second = await mint();
    expect(second.pathname).toBe('/new-password');
    const token = second.searchParams.get('token') ?? '';
    const dump = JSON.stringify(await auth.database.query('select * from password_resets'));
    expect(dump).not.toContain(token);
    expect((await complete(first.searchParams.get('token') ?? '', 'parola-9')).body.code).toBe(
      'reset-link-dead',
    );
    const path = '/internal/password-resets/x/link';
    expect((await auth.call('POST', path, undefined, await auth.serviceToken('booking'))).status).toBe(403);
    const unknown = await auth.call('POST', path, undefined, await auth.serviceToken('notifications'));
    expect([unknown.status, unknown.body.code]).toEqual([404, 'no-such-reset']);
  });

  it('sets the password once, ends all sessions, and opens nothing twice', async () => {
    const { session } = (await signIn('parola-1')).body;
    const token = (await mint()).searchParams.get('token') ?? '';
    const answers = await Promise.all(['a', 'b', 'c'].map((end) => complete(token, `parola-${end}`)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410, 410]);
    await eventually(
      async () =>
        expect((await auth.call('GET', '/api/v1/me', undefined, session.access_token)).status).toBe(401),
      { timeoutMs: 3_000 },
    );
    const winner = ['a', 'b', 'c'][answers.findIndex((answer) => answer.status === 200)];
    expect((await signIn('parola-1')).status).toBe(401);
    expect((await signIn(`parola-${winner}`)).status).toBe(200);
    expect((await complete(token, 'parola-z')).status).toBe(410);
  });

  it('refuses a link that is too old', async () => {
    await auth.database.query('delete from password_resets');
    await ask('ana@x.ro');
    const token = (await mint()).searchParams.get('token') ?? '';
    await auth.database.query(`update password_resets set expires_at = now() - interval '1 second'`);
    expect((await complete(token, 'parola-9')).status).toBe(410);
  });
});

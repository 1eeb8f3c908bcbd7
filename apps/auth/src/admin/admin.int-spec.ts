import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { countRows, person, startFakePart, startTestAuth, type TestAuth } from '../testing/test-auth.ts';
import { tamperWithSql, withoutRowLocks } from '../testing/tamper-with-sql.ts';
import { createAdmin } from './create-admin.ts';
import { decodeBase32, totpCode, totpStep } from './totp.ts';

let auth: TestAuth;
let media: Awaited<ReturnType<typeof startFakePart>>;
let secret: string;
let token: string;
const login = { email: 'admin@x.ro', password: 'administrator' };
const code = (shift = 0) => totpCode(decodeBase32(secret), totpStep(Date.now()) + shift);
const signIn = (more: object) => auth.call('POST', '/api/v1/admin/session', { ...login, ...more });

beforeAll(async () => {
  media = await startFakePart({ usable: ['doc-1'] });
  auth = await startTestAuth({ MEDIA_URL: media.url });
  const dataSource = auth.app.get(DataSource, { strict: false });
  const hasher = auth.app.get(PasswordHasher, { strict: false });
  secret = (await createAdmin(dataSource, hasher, login)) ?? '';
  expect(await createAdmin(dataSource, hasher, login)).toBeUndefined();
});
afterAll(async () => {
  await auth.close();
  await media.close();
});

async function newDriver(email: string): Promise<{ id: string; token: string }> {
  const documents = { licence_front_image: 'doc-1' };
  const { body } = await auth.call('POST', '/api/v1/registrations/drivers', person(email, { documents }));
  return { id: body.account.account_id, token: body.session.access_token };
}
const decide = (driverId: string, decision: string, more: object = {}) =>
  auth.call('POST', `/api/v1/admin/drivers/${driverId}/activation`, { decision, ...more }, token);
const events = async (driverId: string) =>
  (
    await auth.database.query<{ envelope: string }>(
      'select envelope from outbox where key = $1 order by id',
      [driverId],
    )
  ).map((row) => JSON.parse(row.envelope).type as string);

describe('administrators', () => {
  it('need password and code, each code once, and are told nothing about what was wrong', async () => {
    const right = code();
    for (const more of [
      {},
      { totp: code(5) },
      { password: 'wrong-one', totp: right },
      { email: 'x@x.ro', totp: right },
    ]) {
      const { status, body } = await signIn(more);
      expect([status, body.code]).toEqual([401, 'invalid-login']);
    }
    const answers = await Promise.all([
      signIn({ totp: right }),
      signIn({ totp: right }),
      signIn({ totp: right }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401]);
    token = answers.find((answer) => answer.status === 200)?.body.access_token;
    const me = await auth.call('GET', '/api/v1/me', undefined, token);
    expect([me.status, me.body.role]).toEqual([200, 'admin']);
  });

  it('see applications with links to the documents, and activate; the reason is told', async () => {
    const driver = await newDriver('mihai@x.ro');
    const { body } = await auth.call('GET', '/api/v1/admin/drivers?status=pending', undefined, token);
    expect(body.drivers).toHaveLength(1);
    expect(body.drivers[0].documents[0]).toMatchObject({ kind: 'licence_front_image' });
    expect(body.drivers[0].documents[0].url).toMatch(
      /^http:\/\/localhost\/media\/doc-1\?exp=\d+&sig=[\da-f]{64}$/,
    );
    const activated = await decide(driver.id, 'activate', { vat_registered: true, reason: 'In regula' });
    expect([activated.status, activated.body.status, activated.body.vat_registered]).toEqual([
      200,
      'active',
      true,
    ]);
    const names = await events(driver.id);
    expect(names.map((name) => name.replace(/^.*?(account|driver)/, '$1').replace(/\.v1$/, ''))).toEqual([
      'account.registered',
      'driver.activated',
      'account.updated',
    ]);
    const standing = await auth.call(
      'GET',
      `/internal/drivers/${driver.id}/standing`,
      undefined,
      await auth.serviceToken('booking'),
    );
    expect(standing.body).toEqual({ status: 'active' });
  });

  it('are refused what the table does not allow, and drivers that are none', async () => {
    const driver = await newDriver('dan@x.ro');
    const refused = await decide(driver.id, 'suspend');
    expect([refused.status, refused.body.code]).toEqual([409, 'decision-refused']);
    expect((await decide('nobody', 'activate')).status).toBe(404);
    expect((await auth.call('GET', '/api/v1/admin/drivers', undefined, driver.token)).status).toBe(403);
  });

  it('cannot decide twice at the same time', async () => {
    const driver = await newDriver('race@x.ro');
    const answers = await Promise.all(
      ['activate', 'reject', 'activate', 'reject'].map((what) => decide(driver.id, what)),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 409).length).toBe(
      4 - statuses.filter((status) => status === 200).length,
    );
    // A rejected driver may be activated afterwards; nothing else can follow.
    expect(await countRows(auth, `audit_log where subject_id = $1`, [driver.id])).toBe(
      statuses.filter((status) => status === 200).length,
    );
    expect(
      await countRows(auth, `audit_log where subject_id = $1 and detail->>'from' = 'pending'`, [driver.id]),
    ).toBe(1);
  });

  /** Sign-ins that have seen an active driver while the suspension goes through; how many tokens outlive it. */
  async function survivors(email: string, tamper: (sql: string) => string): Promise<number> {
    const driver = await newDriver(email);
    await decide(driver.id, 'activate');
    const credentials = { email, password: 'parola-1', role: 'driver' };
    const restore = tamperWithSql(auth.app, async (sql) => {
      if (sql.includes('insert into sessions')) await new Promise((resolve) => setTimeout(resolve, 500));
      return tamper(sql);
    });
    const signIns = Array.from({ length: 3 }, () => auth.call('POST', '/api/v1/session', credentials));
    await new Promise((resolve) => setTimeout(resolve, 250));
    const suspended = await decide(driver.id, 'suspend');
    const sessions = (await Promise.all(signIns)).filter((answer) => answer.status === 200);
    restore();
    expect(suspended.status).toBe(200);
    expect((await auth.call('POST', '/api/v1/session', credentials)).body.code).toBe('driver-not-activated');
    expect(sessions.length).toBeGreaterThan(0);
    // Services remember for a second that a token was alive.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const tokens = [driver.token, ...sessions.map((answer) => answer.body.session.access_token)];
    const seen = await Promise.all(tokens.map((dead) => auth.call('GET', '/api/v1/me', undefined, dead)));
    return seen.filter((answer) => answer.status === 200).length;
  }

  it('suspend: no session of the driver survives, not even one being opened at that moment', async () => {
    expect(await survivors('eva@x.ro', (sql) => sql)).toBe(0);
  });

  it('control: without the lock on the account such a session would survive', async () => {
    expect(await survivors('control@x.ro', withoutRowLocks)).toBeGreaterThan(0);
  });

  it('leave an audit trail that cannot be changed', async () => {
    await expect(auth.database.query('update audit_log set act = $1', ['nothing'])).rejects.toThrow(
      'append-only',
    );
    await expect(auth.database.query('delete from audit_log')).rejects.toThrow('append-only');
    await expect(auth.database.query('truncate audit_log')).rejects.toThrow('append-only');
    expect(await countRows(auth, `audit_log where act = 'drivers.viewed'`)).toBeGreaterThan(0);
  });
});

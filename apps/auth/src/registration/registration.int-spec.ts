import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentHash } from '@cursa/platform/http';
import { countRows, person, startFakePart, startTestAuth, type TestAuth } from '../testing/test-auth.ts';

const senders = '/api/v1/registrations/senders';
const drivers = '/api/v1/registrations/drivers';

describe('registration', () => {
  let auth: TestAuth;
  let media: Awaited<ReturnType<typeof startFakePart>>;
  beforeAll(async () => {
    media = await startFakePart({ usable: ['photo-1', 'licence-1'] });
    auth = await startTestAuth({ MEDIA_URL: media.url });
  });
  afterAll(async () => {
    await auth.close();
    await media.close();
  });

  const parallel = async (email: string) => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => auth.call('POST', senders, person(email))),
    );
    return answers.map((answer) => answer.status).sort();
  };

  it('gives one e-mail to one of eight who come at the same time', async () => {
    expect(await parallel('race@x.ro')).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(await countRows(auth, `accounts where email = 'race@x.ro'`)).toBe(1);
    expect(await countRows(auth, `outbox where envelope like '%account.registered%'`)).toBe(1);
  });

  it('control: without the unique index several get it', async () => {
    await auth.database.query('drop index accounts_email_kind');
    const statuses = await parallel('control@x.ro');
    await auth.database.query(`delete from accounts where email = 'control@x.ro'`);
    await auth.database.query('create unique index accounts_email_kind on accounts (email, kind)');
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(1);
  });

  it('refuses a used e-mail without a reason, in any spelling, and lets one person send and drive', async () => {
    expect((await auth.call('POST', senders, person('both@x.ro', { terms_version: '3' }))).status).toBe(201);
    const again = await auth.call('POST', senders, person(' Both@X.ro', { user_type: 3 }));
    expect([again.status, again.body.code, again.body.detail, again.body.errors]).toEqual([
      409,
      'registration-refused',
      'There was an issue with registration!',
      [],
    ]);
    expect((await auth.call('POST', drivers, person('both@x.ro'))).status).toBe(201);
    expect(await countRows(auth, `consents where kind = 'terms' and version = '3'`)).toBe(1);
  });

  it('gives a new driver a session that says pending, while a sign-in is refused', async () => {
    const documents = { licence_front_image: 'licence-1' };
    const { status, body } = await auth.call('POST', drivers, person('driver@x.ro', { documents }));
    expect([status, body.account.status, body.account.role]).toEqual([201, 'pending', 'driver']);
    const me = await auth.call('GET', '/api/v1/me', undefined, body.session.access_token);
    expect([me.status, me.body.status]).toEqual([200, 'pending']);
    const signIn = { email: 'driver@x.ro', password: 'parola-1', role: 'driver' };
    const refused = await auth.call('POST', '/api/v1/session', signIn);
    expect([refused.status, refused.body.detail]).toEqual([403, 'Your account is not activated by admin!']);
    const wrong = await auth.call('POST', '/api/v1/session', { ...signIn, password: 'parola-2' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid-login']);
  });

  it('repeats the answer under one key, makes one account, and stores neither tokens nor a hash of the password', async () => {
    const register = (more: object = {}) =>
      auth.call('POST', drivers, person('key@x.ro', more), undefined, { 'idempotency-key': 'key-1' });
    const [first, second] = await Promise.all([register(), register()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await register({ password: 'parola-2' })).status).toBeGreaterThanOrEqual(400);
    expect(await countRows(auth, `accounts where email = 'key@x.ro'`)).toBe(1);
    const [row] = await auth.database.query<{ body: string; content_hash: string }>(
      'select * from idempotency',
    );
    const content = { params: {}, query: {}, body: person('key@x.ro') };
    expect(row?.body).not.toMatch(/access_token|key@x\.ro/);
    expect(row?.content_hash).not.toBe(contentHash(content));
  });

  it('names the files that are not there', async () => {
    const files = {
      profile_image_id: 'photo-1',
      documents: { licence_front_image: 'x', cmr_insurance: 'licence-1' },
    };
    const { status, body } = await auth.call('POST', drivers, person('files@x.ro', files));
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([
      422,
      ['documents.licence_front_image'],
    ]);
    expect(await countRows(auth, `accounts where email = 'files@x.ro'`)).toBe(0);
  });

  it('names every field that is wrong', async () => {
    const bad = { email: 'no', password: '12345', phone: '07', first_name: ' ', user_type: 2 };
    const { status, body } = await auth.call('POST', senders, person('x', bad));
    const fields = body.errors.map((error: { field: string }) => error.field).sort();
    expect([status, fields]).toEqual([422, ['email', 'first_name', 'password', 'phone', 'user_type']]);
  });
});

it('creates nothing and answers 503 while media is down', async () => {
  const auth = await startTestAuth();
  try {
    const { status, body } = await auth.call(
      'POST',
      senders,
      person('down@x.ro', { profile_image_id: 'photo-1' }),
    );
    expect([status, body.code]).toEqual([503, 'part-unavailable']);
    expect(body.detail).toContain('media');
    expect(await countRows(auth, 'accounts')).toBe(0);
  } finally {
    await auth.close();
  }
});

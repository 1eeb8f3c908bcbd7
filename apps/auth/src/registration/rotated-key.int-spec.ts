import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateSessionKeys, type SessionKeyPair } from '@cursa/platform/auth';
import { person, startTestAuth, type TestAuth } from '../testing/test-auth.ts';

const drivers = '/api/v1/registrations/drivers';

/** Pods of before, during and after a rotation of the session key, on one database. */
describe('a registration that is repeated while the session key is rotated', () => {
  let old: SessionKeyPair;
  let next: SessionKeyPair;
  let before: TestAuth;
  const pods: TestAuth[] = [];

  const start = async (...keys: SessionKeyPair[]) => {
    const publicKeys = [old, next].flatMap(({ publicJwks }) => publicJwks.keys);
    const pod = await startTestAuth({
      ...(pods[0] ? { DATABASE_URL: pods[0].database.url } : {}),
      SESSION_PUBLIC_KEYS: JSON.stringify({ keys: publicKeys }),
      SESSION_PRIVATE_KEY:
        keys.length === 1
          ? JSON.stringify(keys[0]?.privateJwk)
          : JSON.stringify({ keys: keys.map(({ privateJwk }) => privateJwk) }),
    });
    pods.push(pod);
    return pod;
  };
  const register = (pod: TestAuth, email: string, more: object = {}) =>
    pod.call('POST', drivers, person(email, more), undefined, { 'idempotency-key': email });

  beforeAll(async () => {
    [old, next] = [await generateSessionKeys(), await generateSessionKeys()];
    before = await start(old);
  });
  afterAll(async () => {
    for (const pod of pods.toReversed()) await pod.close();
  });

  it('gets the very same answer, from new pods and from old ones, and other content is refused as such', async () => {
    const [both, switched] = [await start(old, next), await start(next, old)];
    const first = await register(before, 'before@x.ro');
    expect(first.status).toBe(201);
    for (const pod of [both, switched]) expect(await register(pod, 'before@x.ro')).toEqual(first);
    const later = await register(switched, 'after@x.ro');
    expect(later.status).toBe(201);
    expect(await register(both, 'after@x.ro')).toEqual(later);
    const me = await both.call('GET', '/api/v1/me', undefined, later.body.session.access_token);
    expect(me.status).toBe(200);
    const other = await register(switched, 'before@x.ro', { password: 'parola-2' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
  }, 60_000);

  it('is told so when the old key is gone at once, and is not done twice', async () => {
    const alone = await start(next);
    const first = await register(before, 'leak@x.ro');
    const again = await register(alone, 'leak@x.ro');
    expect([first.status, again.status, again.body.code]).toEqual([
      201,
      409,
      'idempotency-answer-unreadable',
    ]);
    expect(await register(before, 'leak@x.ro')).toEqual(first);
  }, 60_000);
});

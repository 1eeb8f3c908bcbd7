import { beforeAll, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { Secret } from '../config/index.ts';
import { createLogger, setRootLogger } from '../logging/index.ts';
import {
  generateSessionKeys,
  revocationKeys,
  Revocations,
  ServiceTokens,
  sessionKeys,
  Sessions,
  signSession,
  verifySession,
} from './index.ts';

setRootLogger(createLogger({ service: 'test', level: 'silent' }));
const claims = { sub: 'a1', role: 'driver', sid: 's1', ut: 2, st: 'pending', amr: ['pwd'] } as const;
let ours: Awaited<ReturnType<typeof generateSessionKeys>>;
let keys: ReturnType<typeof sessionKeys>;
const sign = (now?: number, expiresInSeconds = 60) =>
  signSession({ ...claims, amr: [...claims.amr] }, ours.privateJwk, {
    expiresInSeconds,
    ...(now === undefined ? {} : { now }),
  });

beforeAll(async () => {
  ours = await generateSessionKeys();
  keys = sessionKeys(ours.publicJwks);
});

describe('session tokens', () => {
  it('say who is signed in', async () => {
    const token = await sign();
    expect(await verifySession(token, keys)).toMatchObject({
      accountId: 'a1',
      role: 'driver',
      sessionId: 's1',
      userType: 2,
      status: 'pending',
      methods: ['pwd'],
      token,
    });
  });

  it('are refused when expired, altered, signed by another key or by the public key as a password', async () => {
    const token = await sign();
    const [head, body, signature] = token.split('.') as [string, string, string];
    const admin = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), role: 'admin' }),
    );
    const stranger = await generateSessionKeys();
    const bad = [
      await sign(Date.now() - 120_000),
      `${head}.${admin.toString('base64url')}.${signature}`,
      await signSession(
        { ...claims, amr: [] },
        { ...stranger.privateJwk, kid: ours.privateJwk.kid! },
        { expiresInSeconds: 60 },
      ),
      await new SignJWT({ ...claims, iatms: Date.now() })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('cursa-auth')
        .setAudience('cursa')
        .setExpirationTime('1m')
        .sign(new TextEncoder().encode(JSON.stringify(ours.publicJwks.keys[0]))),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`,
    ];
    for (const one of bad) await expect(verifySession(one, keys)).rejects.toThrow();
  });

  it('of one secret family do not pass as the other', async () => {
    const services = new ServiceTokens(new Secret('x'.repeat(32)), 'booking');
    await expect(verifySession(await services.mint(), keys)).rejects.toThrow();
    expect(await services.verify(await sign())).toBeUndefined();
  });
});

describe('service tokens', () => {
  it('name the service, are reused, and need the same secret', async () => {
    const booking = new ServiceTokens(new Secret('x'.repeat(32)), 'booking');
    const offers = new ServiceTokens(new Secret('x'.repeat(32)), 'offers');
    const outsider = new ServiceTokens(new Secret('y'.repeat(32)), 'offers');
    const token = await booking.mint();
    expect(await booking.mint()).toBe(token);
    expect(await offers.verify(token)).toBe('booking');
    expect(await outsider.verify(token)).toBeUndefined();
  });

  it('pass in both directions while their secret is rotated, and the old one not afterwards', async () => {
    const [old, next] = ['x'.repeat(32), 'y'.repeat(32)];
    const steps = [[old], [old, next], [next, old], [next]].map(
      ([first = '', ...others]) => new ServiceTokens(new Secret(first, ...others), 'booking'),
    );
    for (const [at, step] of steps.entries()) {
      for (const other of steps.slice(Math.max(0, at - 1), at + 2))
        expect(await other.verify(await step.mint())).toBe('booking');
    }
    expect(await steps[3]?.verify((await steps[0]?.mint()) ?? '')).toBeUndefined();
  });
});

class FakeRedis {
  marks = new Map<string, string>();
  down = false;
  reads = 0;
  mget = (...names: string[]) => {
    this.reads += 1;
    return this.down
      ? Promise.reject(new Error('down'))
      : Promise.resolve(names.map((name) => this.marks.get(name) ?? null));
  };
}
const sessionsOver = (redis: FakeRedis) => new Sessions(keys, new Revocations(redis as never));

describe('revocation', () => {
  it('ends tokens issued until then and not later ones, to the millisecond', async () => {
    const redis = new FakeRedis();
    const at = Date.now();
    redis.marks.set(revocationKeys.account('a1'), String(at));
    expect(await sessionsOver(redis).read(await sign(at - 1))).toBeUndefined();
    expect(await sessionsOver(redis).read(await sign(at))).toBeUndefined();
    expect(await sessionsOver(redis).read(await sign(at + 1))).toMatchObject({ accountId: 'a1' });
  });

  it('asks at most once a second for a session', async () => {
    const redis = new FakeRedis();
    const sessions = sessionsOver(redis);
    const token = await sign();
    for (let i = 0; i < 5; i += 1) await sessions.read(token);
    expect(redis.reads).toBe(1);
  });

  it('without Redis keeps the last known state, and accepts what it knows nothing of', async () => {
    const redis = new FakeRedis();
    const sessions = sessionsOver(redis);
    const token = await sign();
    redis.marks.set(revocationKeys.session('s1'), String(Date.now() + 1));
    expect(await sessions.read(token)).toBeUndefined();
    redis.down = true;
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect(await sessions.read(token)).toBeUndefined();
    expect(await sessionsOver(redis).read(token)).toBeDefined();
  });
});

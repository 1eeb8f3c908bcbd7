import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from './common-passwords.ts';
import { PasswordHasher } from './password-hasher.ts';

const settings = { HASH_MEMORY_KIB: 8_192, HASH_PASSES: 2, HASH_CONCURRENCY: 1, HASH_QUEUE: 4 };

describe('passwords', () => {
  it('are hashed with argon2id and the configured cost', async () => {
    const hasher = new PasswordHasher(settings);
    const hash = await hasher.hash('parola-1');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=8192,t=2,p=1\$/);
    expect(await hasher.matches('parola-1', hash)).toBe(true);
    expect(await hasher.matches('parola-2', hash)).toBe(false);
    expect(await hasher.matches('parola-1', undefined)).toBe(false);
  });

  it('take the same work when nobody has the e-mail', async () => {
    const hasher = new PasswordHasher(settings);
    const hash = await hasher.hash('parola-1');
    await hasher.matches('x', undefined);
    const once = async (stored: string | undefined) => {
      const started = performance.now();
      await hasher.matches('parola-2', stored);
      return performance.now() - started;
    };
    // In turns, and the fastest of each: what else the machine does at the moment must not decide.
    let [known, unknown] = [Infinity, Infinity];
    for (let round = 0; round < 40; round += 1) {
      known = Math.min(known, await once(hash));
      unknown = Math.min(unknown, await once(undefined));
    }
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('are refused with 503 when too many wait', async () => {
    const hasher = new PasswordHasher(settings);
    const all = await Promise.allSettled(Array.from({ length: 20 }, async () => hasher.hash('parola-1')));
    const refused = all.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(10);
    expect(refused[0]).toMatchObject({ reason: { code: 'part-unavailable', status: 503 } });
  });

  it('that everybody tries are known, whatever their case', () => {
    expect(isCommonPassword('Parola123')).toBe(true);
    expect(isCommonPassword('o propozitie lunga 7')).toBe(false);
  });
});

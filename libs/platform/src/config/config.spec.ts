import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  baseConfig,
  ConfigError,
  eventsConfig,
  flag,
  kafkaAddress,
  list,
  port,
  readConfig,
  rotatingSecret,
  Secret,
  secret,
  secretKeys,
  url,
} from './index.ts';
import { sampleEnvironment } from '../http/sample-environment.ts';

function faultsOf(schema: z.ZodObject, env: Record<string, string>): readonly string[] {
  try {
    readConfig(schema, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
  }
  return [];
}

describe('readConfig', () => {
  it('names all faults at once in plain sentences and never repeats values', () => {
    const schema = z.object({
      A: url(),
      B: port(),
      C: flag(),
      D: secret({ min: 20 }),
      E: z.enum(['x', 'y']),
      F: list(),
    });
    const faults = faultsOf(schema, { A: 'nonsense', B: '70000', C: 'maybe', D: 'hunter2', E: 'z', F: '' });
    expect(faults).toEqual([
      'A must be an address that starts with http:// or https://.',
      'B must be a port between 0 and 65535.',
      'C must be true or false.',
      'D needs at least 20 characters.',
      expect.stringMatching(/^E is not valid: .*\.$/),
      'F is not set.',
    ]);
    expect(faults.join()).not.toMatch(/nonsense|hunter2|maybe/);
  });

  it('reads what is right', () => {
    const schema = z.object({ A: url(), B: port(), C: flag(), D: list(), E: flag().default(true) });
    const read = readConfig(schema, { A: 'http://x.ro/', B: '80', C: 'off', D: 'a:1, b:2', UNKNOWN: '1' });
    expect(read).toEqual({ A: 'http://x.ro', B: 80, C: false, D: ['a:1', 'b:2'], E: true });
  });

  it('reads the configuration that all services share', async () => {
    const { env } = await sampleEnvironment({ KAFKA_BROKERS: 'k:9092' });
    const schema = z.object({ ...baseConfig, ...eventsConfig });
    expect(readConfig(schema, env)).toMatchObject({ PORT: 0, KAFKA_BROKERS: ['k:9092'] });
    expect(faultsOf(schema, { ...env, SESSION_PUBLIC_KEYS: '{}', REDIS_URL: 'http://x' })).toEqual([
      'REDIS_URL must be an address that starts with redis:// or rediss://.',
      'SESSION_PUBLIC_KEYS must be a JWKS document as JSON with at least one key.',
    ]);
  });
});

describe('rotatingSecret', () => {
  const schema = z.object({ A: rotatingSecret({ min: 4 }) });
  const read = (text: string) => readConfig(schema, { A: text }).A;

  it('signs with the first value and accepts all', () => {
    expect(read('only').revealAll()).toEqual(['only']);
    const both = read('next-one, the-old');
    expect([both.reveal(), both.revealAll()]).toEqual(['next-one', ['next-one', 'the-old']]);
    expect(inspect(both, true, 9)).not.toContain('old');
    const keys = secretKeys(both).map((key) => Buffer.from(key).toString());
    expect(keys).toEqual(['next-one', 'the-old']);
  });

  it.each(['abc', 'long-enough,abc', 'long-enough,'])('refuses %s', (text) => {
    expect(faultsOf(schema, { A: text })).toEqual([
      'A needs at least 4 characters, and so does each of several values parted by commas.',
    ]);
  });
});

describe('a login at the broker', () => {
  const schema = z.object(eventsConfig);
  const read = (environment: Record<string, string> = {}) =>
    kafkaAddress(readConfig(schema, { KAFKA_BROKERS: 'k:9092', ...environment }));

  it('takes everything after the second colon for the password, and does not print it', () => {
    const { tls, login } = read({ KAFKA_TLS: 'yes', KAFKA_LOGIN: 'scram-sha-512:cursa:p@ss:w/ord' });
    expect([tls, login?.mechanism, login?.username, login?.password.reveal()]).toEqual([
      true,
      'scram-sha-512',
      'cursa',
      'p@ss:w/ord',
    ]);
    expect(inspect(login, true, 9)).not.toContain('p@ss');
    expect(read()).toEqual({ brokers: ['k:9092'], tls: false, login: undefined });
  });

  it.each(['cursa:hunter2', 'scram-sha-1:cursa:hunter2', 'plain:cursa:', 'plain::hunter2'])(
    'refuses %s',
    (text) => {
      expect(faultsOf(schema, { KAFKA_BROKERS: 'k:9092', KAFKA_LOGIN: text })).toEqual([
        'KAFKA_LOGIN must be mechanism:user:password, where the mechanism is scram-sha-512, scram-sha-256, plain.',
      ]);
    },
  );
});

describe('Secret', () => {
  it('is not printed in any way, but revealed', () => {
    const value = new Secret('hunter2');
    const printed = [
      String(value),
      JSON.stringify({ value }),
      inspect({ value }),
      // eslint-disable-next-line @typescript-eslint/restrict-template-expressions -- the slip that is tested
      `${value}`,
      inspect(value, true, 9),
    ];
    for (const text of printed) expect(text).toContain('[secret]');
    expect(printed.join()).not.toContain('hunter2');
    expect(value.reveal()).toBe('hunter2');
  });
});

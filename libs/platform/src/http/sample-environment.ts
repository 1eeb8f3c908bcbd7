import { generateSessionKeys, type SessionKeyPair } from '../auth/session-keys.ts';

export interface SampleEnvironment {
  /** Values for every variable of `baseConfig`; all parts are at addresses where nothing answers. */
  readonly env: Readonly<Record<string, string>>;
  /** Signs session tokens that a service with this environment accepts. */
  readonly keys: SessionKeyPair;
}

/** A complete environment for a service under test; spread your own values over it. */
export async function sampleEnvironment(
  overrides: Readonly<Record<string, string>> = {},
): Promise<SampleEnvironment> {
  const keys = await generateSessionKeys();
  const parts = ['AUTH', 'BOOKING', 'PRICING', 'OFFERS', 'PAYMENTS', 'CHAT', 'MEDIA', 'NOTIFICATIONS'];
  return {
    keys,
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'http://localhost',
      APP_CODE: 'cursa-test',
      REDIS_URL: 'redis://127.0.0.1:1',
      SESSION_PUBLIC_KEYS: JSON.stringify(keys.publicJwks),
      SERVICE_TOKEN_SECRET: 'a secret that only tests know and nobody else',
      ...Object.fromEntries(parts.map((part) => [`${part}_URL`, 'http://127.0.0.1:1'])),
      ...overrides,
    },
  };
}

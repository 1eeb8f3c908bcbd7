import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from '@cursa/platform/config';
import { generateSessionKeys } from '@cursa/platform/auth';
import { sampleEnvironment } from '@cursa/platform/http';
import { authConfig } from './config.ts';

async function read(privateKey: string) {
  const { env } = await sampleEnvironment();
  const own = { DATABASE_URL: 'postgres://a', KAFKA_BROKERS: 'k:1', MEDIA_LINK_SECRET: 'm' };
  return readConfig(authConfig, { ...env, ...own, SESSION_PRIVATE_KEY: privateKey })
    .SESSION_PRIVATE_KEY.revealAll()
    .map((key) => JSON.parse(key) as unknown);
}

describe('SESSION_PRIVATE_KEY', () => {
  it('is one key, or several of which the first signs, in whatever spacing', async () => {
    const [a, b] = [await generateSessionKeys(), await generateSessionKeys()];
    expect(await read(JSON.stringify(a.privateJwk, null, 2))).toEqual([a.privateJwk]);
    const set = JSON.stringify({ keys: [b.privateJwk, a.privateJwk] });
    expect(await read(set)).toEqual([b.privateJwk, a.privateJwk]);
  });

  it.each(['nonsense', 'null', '{"keys":[]}', '{"keys":[null]}', '{"kty":"OKP","crv":"Ed25519"}'])(
    'is not %s',
    async (text) => {
      await expect(read(text)).rejects.toThrow(ConfigError);
    },
  );

  it('is not a public key, nor a set with one', async () => {
    const { privateJwk, publicJwks } = await generateSessionKeys();
    await expect(read(JSON.stringify(publicJwks))).rejects.toThrow(/SESSION_PRIVATE_KEY must be a private/);
    const mixed = { keys: [privateJwk, ...publicJwks.keys] };
    await expect(read(JSON.stringify(mixed))).rejects.toThrow(ConfigError);
  });
});

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** What only this installation knows. Written once, readable by its owner only. */
export interface Secrets {
  readonly SESSION_PRIVATE_KEY: string;
  readonly SESSION_PUBLIC_KEYS: string;
  readonly SERVICE_TOKEN_SECRET: string;
  readonly MEDIA_LINK_SECRET: string;
  readonly QUOTE_SECRET: string;
  readonly STRIPE_WEBHOOK_SECRET: string;
  readonly STRIPE_SECRET_KEY: string;
  readonly S3_SECRET_KEY: string;
  readonly POSTGRES_PASSWORD: string;
  /** Password of each service's database owner. */
  readonly DATABASE_PASSWORD: string;
}

/** Reads the secrets, making those that are missing; a newer version may need more than an older one wrote. */
export function loadSecrets(file: string): Secrets {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const secrets = { ...makeSecrets(), ...known };
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

function makeSecrets(): Secrets {
  return {
    ...makeSessionKeys(),
    SERVICE_TOKEN_SECRET: hex(32),
    MEDIA_LINK_SECRET: hex(32),
    QUOTE_SECRET: hex(32),
    STRIPE_WEBHOOK_SECRET: `whsec_${hex(16)}`,
    STRIPE_SECRET_KEY: `sk_test_${hex(12)}`,
    S3_SECRET_KEY: hex(20),
    POSTGRES_PASSWORD: hex(16),
    DATABASE_PASSWORD: hex(16),
  };
}

function makeSessionKeys(): Pick<Secrets, 'SESSION_PRIVATE_KEY' | 'SESSION_PUBLIC_KEYS'> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const marks = { kid: hex(6), alg: 'EdDSA', use: 'sig' };
  return {
    SESSION_PRIVATE_KEY: JSON.stringify({ ...privateKey.export({ format: 'jwk' }), ...marks }),
    SESSION_PUBLIC_KEYS: JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), ...marks }] }),
  };
}

function hex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

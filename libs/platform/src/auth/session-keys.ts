import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

export interface SessionKeyPair {
  /** Ed25519 with a `kid`: SESSION_PRIVATE_KEY of auth, as JSON. */
  readonly privateJwk: JWK;
  /** SESSION_PUBLIC_KEYS of every service, as JSON. */
  readonly publicJwks: { readonly keys: readonly JWK[] };
}

/** A new pair of keys for session tokens: for a first start, a rotation, a test. */
export async function generateSessionKeys(): Promise<SessionKeyPair> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const kid = randomUUID();
  const named = async (key: typeof privateKey) => ({
    ...(await exportJWK(key)),
    kid,
    alg: 'EdDSA',
    use: 'sig',
  });
  return { privateJwk: await named(privateKey), publicJwks: { keys: [await named(publicKey)] } };
}

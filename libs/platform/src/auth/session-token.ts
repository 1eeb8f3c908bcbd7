import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JSONWebKeySet, type JWK } from 'jose';
import { z } from 'zod';
import type { CallerIdentity } from './caller.ts';

const issuer = 'cursa-auth';
const audience = 'cursa';

const claimsSchema = z.object({
  sub: z.string().min(1),
  role: z.enum(['user', 'driver', 'admin']),
  sid: z.string().min(1),
  ut: z.int().optional(),
  st: z.enum(['pending', 'active', 'suspended']),
  amr: z.array(z.string()).default([]),
  /** Milliseconds; `iat` counts whole seconds, too coarse to say what came before a revocation. */
  iatms: z.int(),
  exp: z.int(),
});

export type SessionClaims = Omit<z.output<typeof claimsSchema>, 'iatms' | 'exp'>;

/** A verified session, with what revocation needs. */
export interface VerifiedSession extends CallerIdentity {
  readonly issuedAtMs: number;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/**
 * Signs a session token; only auth holds the private key.
 * @param privateKey Ed25519 JWK with a `kid`
 */
export async function signSession(
  claims: SessionClaims,
  privateKey: JWK,
  { expiresInSeconds, now = Date.now() }: { readonly expiresInSeconds: number; readonly now?: number },
): Promise<string> {
  const { sub, ...rest } = claims;
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ ...rest, iatms: now })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', ...(privateKey.kid ? { kid: privateKey.kid } : {}) })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + expiresInSeconds)
    .sign(await importJWK(privateKey, 'EdDSA'));
}

export type SessionKeys = ReturnType<typeof createLocalJWKSet>;

export function sessionKeys(jwks: { readonly keys: readonly object[] }): SessionKeys {
  return createLocalJWKSet(jwks as unknown as JSONWebKeySet);
}

/**
 * Checks signature, issuer, audience, expiry and shape; whether it was revoked is asked elsewhere.
 * @throws when the token is not a valid session token
 */
export async function verifySession(token: string, keys: SessionKeys): Promise<VerifiedSession> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ['EdDSA'],
    issuer,
    audience,
    clockTolerance: 5,
  });
  const claims = claimsSchema.parse(payload);
  return {
    accountId: claims.sub,
    role: claims.role,
    sessionId: claims.sid,
    userType: claims.ut,
    status: claims.st,
    methods: claims.amr,
    token,
    issuedAtMs: claims.iatms,
    expiresAt: claims.exp,
  };
}

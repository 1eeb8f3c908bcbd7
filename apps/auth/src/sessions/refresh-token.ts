import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new token: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token is stored; enough for a value with 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The successor of a refresh token. It needs both the token, which only the browser has, and the seed, which only the
 * database has: so the same successor can be given twice without being stored, and neither a stolen token nor a
 * stolen table gives it.
 */
export function successorOf(token: string, seed: Buffer): string {
  return createHmac('sha256', token).update(seed).digest('base64url');
}

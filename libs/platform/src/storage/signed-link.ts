import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../config/secret.ts';

export interface LinkOptions {
  readonly expiresInSeconds: number;
  /** Unix ms; default now. */
  readonly now?: number;
}

/**
 * A link to a private file that works for a while: `/media/<id>?exp=<unix seconds>&sig=<hex>`.
 * Ends are rounded up to quarters of the life (five minutes at most), so that the same link is given for some
 * minutes and browsers keep the picture; it lives at least `expiresInSeconds`.
 */
export function signedLink(
  path: string,
  { expiresInSeconds, now = Date.now() }: LinkOptions,
  secret: Secret,
): string {
  const step = Math.max(1, Math.min(300, Math.floor(expiresInSeconds / 4)));
  const expires = Math.ceil((now / 1000 + expiresInSeconds) / step) * step;
  return `${path}?exp=${expires}&sig=${sign(path, String(expires), secret)}`;
}

export type LinkVerdict = 'valid' | 'expired' | 'forged';

/** Whether a link was made here for this path and still works. */
export function verifyLink(
  path: string,
  { exp, sig }: { readonly exp: string; readonly sig: string },
  secret: Secret,
  now = Date.now(),
): LinkVerdict {
  const expected = Buffer.from(sign(path, exp, secret), 'hex');
  const given = /^[\da-f]{64}$/.test(sig) ? Buffer.from(sig, 'hex') : Buffer.alloc(0);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  return /^\d{1,12}$/.test(exp) && Number(exp) * 1000 > now ? 'valid' : 'expired';
}

function sign(path: string, expires: string, secret: Secret): string {
  return createHmac('sha256', secret.reveal()).update(`${path}\n${expires}`).digest('hex');
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../config/secret.ts';
import { secretKeys } from '../config/secret-keys.ts';

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
  return `${path}?exp=${expires}&sig=${sign(path, String(expires), secretKeys(secret)[0])}`;
}

export type LinkVerdict = 'valid' | 'expired' | 'forged';

/** Whether a link was made here for this path and still works; one signed by any value of a rotated secret does. */
export function verifyLink(
  path: string,
  { exp, sig }: { readonly exp: string; readonly sig: string },
  secret: Secret,
  now = Date.now(),
): LinkVerdict {
  if (!/^[\da-f]{64}$/.test(sig)) return 'forged';
  const given = Buffer.from(sig, 'hex');
  const isOurs = secretKeys(secret).some((key) =>
    timingSafeEqual(given, Buffer.from(sign(path, exp, key), 'hex')),
  );
  if (!isOurs) return 'forged';
  return /^\d{1,12}$/.test(exp) && Number(exp) * 1000 > now ? 'valid' : 'expired';
}

function sign(path: string, expires: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(`${path}\n${expires}`).digest('hex');
}

import { z } from 'zod';
import { Secret } from './secret.ts';

/** A non-empty value that is wrapped so that it cannot be printed by accident. */
export function secret({ min = 1 }: { readonly min?: number } = {}) {
  return z
    .string()
    .min(min, `needs at least ${min} characters`)
    .transform((value) => new Secret(value));
}

/**
 * A secret that can be rotated without a failed request: one value, or several parted by commas, of which the first
 * signs and all are accepted (docs/operations/secrets.md).
 */
export function rotatingSecret({ min = 1 }: { readonly min?: number } = {}) {
  return z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .refine((entries) => entries.every((entry) => entry.length >= min), {
      error: `needs at least ${min} characters, and so does each of several values parted by commas`,
    })
    .transform(([first = '', ...others]) => new Secret(first, ...others));
}

/** An absolute URL, without a slash at its end. `schemes` without colon; default http and https. */
export function url(...schemes: readonly string[]) {
  const allowed = schemes.length > 0 ? schemes : ['http', 'https'];
  return z
    .string()
    .refine((value) => URL.canParse(value) && allowed.includes(new URL(value).protocol.slice(0, -1)), {
      error: `must be an address that starts with ${allowed.map((scheme) => `${scheme}://`).join(' or ')}`,
    })
    .transform((value) => value.replace(/\/+$/, ''));
}

/** A TCP port; 0 lets the system choose. */
export function port() {
  return z
    .string()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, {
      error: 'must be a port between 0 and 65535',
    })
    .transform(Number);
}

/** A list parted by commas; at least one entry. */
export function list() {
  return z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .refine((entries) => entries.length > 0, { error: 'needs at least one entry, parted by commas' });
}

/** `true`/`false`, `1`/`0`, `on`/`off`, `yes`/`no`. */
export function flag() {
  return z
    .string()
    .refine((value) => /^(true|false|1|0|on|off|yes|no)$/i.test(value), { error: 'must be true or false' })
    .transform((value) => /^(true|1|on|yes)$/i.test(value));
}

/** A whole number within bounds. */
export function integer({ min = 0, max = Number.MAX_SAFE_INTEGER } = {}) {
  return z
    .string()
    .refine((value) => /^-?\d+$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: `must be a whole number between ${min} and ${max}`,
    })
    .transform(Number);
}

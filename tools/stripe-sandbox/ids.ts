import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id shaped as Stripe's: `pi_` and 24 letters or digits. */
export function newId(prefix: string, length = 24): string {
  let id = `${prefix}_`;
  for (let i = 0; i < length; i++) id += alphabet.charAt(randomInt(alphabet.length));
  return id;
}

/** Seconds since the epoch, as every `created` of Stripe. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}

import type { Secret } from './secret.ts';

/** The values of a secret as a library for signatures takes them: sign with the first, accept all. */
export function secretKeys(secret: Secret): readonly [Uint8Array, ...Uint8Array[]] {
  const encoder = new TextEncoder();
  const [first = '', ...others] = secret.revealAll();
  return [encoder.encode(first), ...others.map((value) => encoder.encode(value))];
}

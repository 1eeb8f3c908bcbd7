import { hkdfSync } from 'node:crypto';
import type { Secret } from '@cursa/platform/config';

/** What one session key gives for sealing remembered answers. */
export interface SealKey {
  /** Says in a record which key it was; tells nothing about the key. */
  readonly mark: string;
  readonly cipher: Buffer;
  readonly hash: Buffer;
}

const [cipherBytes, hashBytes, markBytes] = [32, 32, 4];

/**
 * Made from auth's session keys, the first one first: answers hold tokens, so whoever has these keys could make such
 * tokens anyway, and no further secret has to be kept and rotated.
 * @param sessionKeys private JWKs
 */
export function sealKeys(sessionKeys: Secret): readonly SealKey[] {
  return sessionKeys.revealAll().map((text) => {
    const { d } = JSON.parse(text) as { d: string };
    const length = cipherBytes + hashBytes + markBytes;
    const bytes = Buffer.from(
      hkdfSync('sha256', Buffer.from(d, 'base64url'), '', 'cursa-auth idempotency', length),
    );
    return {
      cipher: bytes.subarray(0, cipherBytes),
      hash: bytes.subarray(cipherBytes, cipherBytes + hashBytes),
      mark: bytes.subarray(cipherBytes + hashBytes).toString('hex'),
    };
  });
}

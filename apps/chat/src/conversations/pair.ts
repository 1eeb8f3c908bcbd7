import { createHash } from 'node:crypto';
import type { CallerIdentity } from '@cursa/platform/auth';

/** A sender and a driver, and which of them speaks. */
export interface Pair {
  readonly userId: string;
  readonly driverId: string;
  readonly author: 'user' | 'driver';
  /** The same whoever of the two asks, for ever. */
  readonly conversationId: string;
}

/** The caller's role tells who is who: a sender talks with drivers only, a driver with senders only. */
export function pairOf(caller: Pick<CallerIdentity, 'accountId' | 'role'>, otherId: string): Pair {
  const author = caller.role === 'driver' ? 'driver' : 'user';
  const [userId, driverId] = author === 'user' ? [caller.accountId, otherId] : [otherId, caller.accountId];
  return { userId, driverId, author, conversationId: stableId('conversation', userId, driverId) };
}

/** A UUID-shaped name for a list of parts; other parts give another name, wherever their borders are. */
export function stableId(...parts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const variant = ((parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(18, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

import { createHash } from 'node:crypto';

/** How many parts the outbox is relayed in; stored in the rows, so it may only change with a migration. */
export const slotCount = 8;

/** The part of the outbox that a key's events are in. */
export function slotOf(key: string): number {
  return createHash('sha1').update(key).digest().readUInt32BE(0) % slotCount;
}

import type { MessageDocument } from '../messages/message.entity.ts';

export interface Batch {
  /** To be sent now, in this order. */
  readonly send: MessageDocument[];
  /** Sent before; only their mark is missing. */
  readonly mark: MessageDocument[];
  /** Held back: a message before them was not seen in this read, only later ones were. */
  readonly held: MessageDocument[];
}

/**
 * What may leave of unsent messages, which come sorted by conversation and number: each conversation goes on exactly
 * where it was left (`relayed`: conversation to number).
 */
export function planBatch(unsent: readonly MessageDocument[], relayed: ReadonlyMap<string, number>): Batch {
  const batch: Batch = { send: [], mark: [], held: [] };
  const reached = new Map(relayed);
  for (const message of unsent) {
    const last = reached.get(message.conversation_id) ?? 0;
    if (message.sequence <= last) {
      batch.mark.push(message);
    } else if (message.sequence === last + 1) {
      batch.send.push(message);
      reached.set(message.conversation_id, message.sequence);
    } else {
      batch.held.push(message);
    }
  }
  return batch;
}

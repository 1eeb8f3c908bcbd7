import type { Message } from '@cursa/contracts/http/chat';

/** Where new messages come from while a conversation is open; the routes hand in the live stream. */
export interface ChatFeed {
  /** No stream can be had: the conversation is read every two seconds instead (specification §9, decision 35). */
  readonly isDown: boolean;
  /** Told each new message; `undefined` when some may have been missed and must be read. Returns the way out. */
  readonly subscribe: (listener: (message: Message | undefined) => void) => () => void;
}

import type { Message } from '@cursa/contracts/http/chat';

/** What is known of a conversation. */
export interface Thread {
  /** Read without a gap, in the server's order; the last one is where the next read goes on. */
  readonly read: readonly Message[];
  /** Came by the live stream or as the answer to a send; the next read puts them in their place. */
  readonly ahead: readonly Message[];
  /** Whether messages pass unfiltered (decision 34). */
  readonly free: boolean;
  readonly hasOlder: boolean;
}

export const PAGE = 50;

export function firstPage(messages: readonly Message[], free: boolean): Thread {
  return { read: messages, ahead: [], free, hasOlder: messages.length === PAGE };
}

/** Adds what was read after the last message. */
export function addRead(thread: Thread, messages: readonly Message[], free: boolean): Thread {
  const read = [...thread.read, ...unknownTo(thread.read, messages)];
  return { ...thread, read, free, ahead: unknownTo(read, thread.ahead) };
}

export function addOlder(thread: Thread, messages: readonly Message[]): Thread {
  return {
    ...thread,
    read: [...unknownTo(thread.read, messages), ...thread.read],
    hasOlder: messages.length === PAGE,
  };
}

/** Adds one that came by another way than a read. */
export function addAhead(thread: Thread, message: Message): Thread {
  const [fresh] = unknownTo([...thread.read, ...thread.ahead], [message]);
  if (!fresh) return thread;
  const ahead = [...thread.ahead, fresh].sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  return { ...thread, ahead };
}

export function messagesOf(thread: Thread): readonly Message[] {
  return [...thread.read, ...thread.ahead];
}

function unknownTo(known: readonly Message[], messages: readonly Message[]): Message[] {
  const ids = new Set(known.map(({ message_id }) => message_id));
  return messages.filter(({ message_id }) => !ids.has(message_id));
}

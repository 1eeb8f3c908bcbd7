import { describe, expect, it } from '@jest/globals';
import type { Message } from '@cursa/contracts/http/chat';
import { addAhead, addOlder, addRead, firstPage, messagesOf, type Thread } from './thread.ts';

const at = (number: number): Message => ({
  message_id: `m-${number}`,
  sender_id: 'a',
  receiver_id: 'b',
  text: `${number}`,
  created_at: new Date(number * 1000).toISOString(),
  order_id: null,
});
const texts = (thread: Thread): string[] => messagesOf(thread).map(({ text }) => text);

describe('a thread', () => {
  it('reads on after the last message read, not after one that came ahead', () => {
    const ahead = addAhead(firstPage([at(1)], true), at(3));
    expect(ahead.read.at(-1)?.message_id).toBe('m-1');
    expect(texts(addRead(ahead, [at(2), at(3)], true))).toEqual(['1', '2', '3']);
  });

  it('takes a message once, whichever way it comes', () => {
    const thread = addAhead(addAhead(firstPage([at(1)], true), at(2)), at(2));
    expect(texts(addRead(thread, [at(2)], true))).toEqual(['1', '2']);
    expect(texts(addAhead(firstPage([at(1)], true), at(1)))).toEqual(['1']);
  });

  it('puts older messages before', () => {
    expect(texts(addOlder(firstPage([at(3)], true), [at(1), at(2)]))).toEqual(['1', '2', '3']);
  });

  it('learns that the two are free', () => {
    expect(addRead(firstPage([], false), [], true).free).toBe(true);
  });
});

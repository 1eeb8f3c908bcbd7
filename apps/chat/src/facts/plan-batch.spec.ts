import { describe, expect, it } from '@jest/globals';
import type { MessageDocument } from '../messages/message.entity.ts';
import { planBatch } from './plan-batch.ts';

const at = (conversation: string, sequence: number) =>
  ({ _id: `${conversation}${sequence}`, conversation_id: conversation, sequence }) as MessageDocument;
const ids = (messages: readonly MessageDocument[]) => messages.map(({ _id }) => _id);

describe('planBatch', () => {
  it('goes on where each conversation was left', () => {
    const { send, mark, held } = planBatch([at('a', 3), at('a', 4), at('b', 1)], new Map([['a', 2]]));
    expect([ids(send), ids(mark), ids(held)]).toEqual([['a3', 'a4', 'b1'], [], []]);
  });
  it('only marks what had left', () => {
    const { send, mark } = planBatch([at('a', 1), at('a', 2), at('a', 3)], new Map([['a', 2]]));
    expect([ids(send), ids(mark)]).toEqual([['a3'], ['a1', 'a2']]);
  });
  it('holds back what follows a number that was not seen', () => {
    const { send, held } = planBatch([at('a', 1), at('a', 3), at('b', 2)], new Map());
    expect([ids(send), ids(held)]).toEqual([['a1'], ['a3', 'b2']]);
  });
});

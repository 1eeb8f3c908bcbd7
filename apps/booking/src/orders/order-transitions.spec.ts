import { describe, expect, it } from '@jest/globals';
import {
  activeStates,
  historyStates,
  type OrderState,
  type OrderTransition,
  orderTransitions,
} from './order-transitions.ts';

const table: Record<OrderState, Partial<Record<OrderTransition, OrderState>>> = {
  open: { accept: 'accepted', cancel: 'cancelled', expire: 'expired' },
  accepted: { complete: 'completed', cancel: 'cancelled' },
  completed: {},
  cancelled: {},
  expired: {},
};

describe('the life of an order', () => {
  const states = Object.keys(table) as OrderState[];
  const cells = states.flatMap((from) =>
    (Object.keys(orderTransitions) as OrderTransition[]).map(
      (transition) => [from, transition, table[from][transition] ?? '-'] as const,
    ),
  );

  it.each(cells)('%s --%s--> %s', (from, transition, expected) => {
    const rule: { from: readonly OrderState[]; to: OrderState } = orderTransitions[transition];
    expect(rule.from.includes(from) ? rule.to : '-').toBe(expected);
  });

  it('shows every state in one of the two lists', () => {
    expect([...activeStates, ...historyStates].sort()).toEqual([...states].sort());
  });
});

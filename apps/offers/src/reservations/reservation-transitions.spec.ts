import { describe, expect, it } from '@jest/globals';
import { reservationState } from '@cursa/contracts/http/offers';
import { type ReservationTransition, reservationTransitions } from './reservation-transitions.ts';

const table: Record<string, Partial<Record<ReservationTransition, string>>> = {
  held: { confirm: 'confirmed', release: 'released' },
  confirmed: { accept: 'accepted', release: 'released', revoke: 'released' },
  accepted: {},
  released: {},
};

describe('the life of a reservation', () => {
  const cells = reservationState.options.flatMap((from) =>
    (Object.keys(reservationTransitions) as ReservationTransition[]).map(
      (transition) => [from, transition, table[from]?.[transition] ?? '-'] as const,
    ),
  );

  it.each(cells)('%s --%s--> %s', (from, transition, expected) => {
    const rule: { from: readonly string[]; to: string } = reservationTransitions[transition];
    expect(rule.from.includes(from) ? rule.to : '-').toBe(expected);
  });
});

import { describe, expect, it } from '@jest/globals';
import { offerState } from '@cursa/contracts/http/offers';
import { type OfferTransition, offerTransitions } from './offer-transitions.ts';

/** Rows: from. What each transition makes of it; '-' where it is refused. */
const table: Record<string, Partial<Record<OfferTransition, string>>> = {
  live: {
    replace: 'replaced',
    decline: 'declined',
    withdraw: 'withdrawn',
    expire: 'expired',
    reserve: 'reserved',
    lose: 'lost',
  },
  reserved: { withdraw: 'withdrawn', unreserve: 'live', lapse: 'expired', accept: 'accepted', lose: 'lost' },
  replaced: {},
  declined: {},
  withdrawn: {},
  expired: {},
  accepted: {},
  lost: {},
};

describe('the life of an offer', () => {
  const cells = offerState.options.flatMap((from) =>
    (Object.keys(offerTransitions) as OfferTransition[]).map(
      (transition) => [from, transition, table[from]?.[transition] ?? '-'] as const,
    ),
  );

  it.each(cells)('%s --%s--> %s', (from, transition, expected) => {
    const rule: { from: readonly string[]; to: string } = offerTransitions[transition];
    expect(rule.from.includes(from) ? rule.to : '-').toBe(expected);
  });
});

import type { z } from 'zod';
import type { offerState } from '@cursa/contracts/http/offers';

export type OfferState = z.infer<typeof offerState>;

/** Every way an offer may go; applied by guarded updates only (decisions 19, 27 and 28). */
export const offerTransitions = {
  replace: { from: ['live'], to: 'replaced' },
  decline: { from: ['live'], to: 'declined' },
  withdraw: { from: ['live', 'reserved'], to: 'withdrawn' },
  expire: { from: ['live'], to: 'expired' },
  reserve: { from: ['live'], to: 'reserved' },
  /** The fee was not paid after all: others may be considered again. */
  unreserve: { from: ['reserved'], to: 'live' },
  lapse: { from: ['reserved'], to: 'expired' },
  accept: { from: ['reserved'], to: 'accepted' },
  /** Another offer was accepted, or the order is gone. */
  lose: { from: ['live', 'reserved'], to: 'lost' },
} as const satisfies Record<string, { from: readonly OfferState[]; to: OfferState }>;

export type OfferTransition = keyof typeof offerTransitions;

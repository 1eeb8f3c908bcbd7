import { type EntityManager, In } from 'typeorm';
import { guardedUpdate } from '@cursa/platform/persistence';
import { type OfferTransition, offerTransitions } from './offer-transitions.ts';
import { Offer } from './offer.entity.ts';

/** The one place that moves an offer. @returns false when the offer is not in a state the transition starts from */
export function moveOffer(
  manager: EntityManager,
  offerId: string,
  transition: OfferTransition,
): Promise<boolean> {
  const { from, to } = offerTransitions[transition];
  return guardedUpdate(
    manager,
    Offer,
    { offerId, state: In([...from]) },
    { state: to, stateChangedAt: new Date() },
  );
}

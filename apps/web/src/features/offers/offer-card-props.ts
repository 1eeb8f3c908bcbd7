import type { Offer } from '@cursa/contracts/http/offers';

export interface OfferCardProps {
  readonly offer: Offer;
  /** Milliseconds since 1970, for what counts down. */
  readonly now: number;
  readonly onPayFee: (offer: Offer) => void;
  readonly onRefuse: (offer: Offer) => void;
}

import type { Offer } from '@cursa/contracts/http/offers';
import type { OpenChat } from '../../components/order/chat-party.ts';

export interface OfferCardProps {
  readonly offer: Offer;
  /** Milliseconds since 1970, for what counts down. */
  readonly now: number;
  readonly onPayFee: (offer: Offer) => void;
  readonly onRefuse: (offer: Offer) => void;
  readonly onChat: OpenChat | undefined;
}

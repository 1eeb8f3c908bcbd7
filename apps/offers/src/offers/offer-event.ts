import type { EventData } from '@cursa/contracts/events/registry';
import type { Offer } from './offer.entity.ts';

/** What the offer's events say of it. */
export function offerEvent(offer: Offer): EventData<'offer.sent'> {
  return {
    offer_id: offer.offerId,
    order_id: offer.orderId,
    sender_id: offer.senderId,
    driver_id: offer.driverId,
    price_minor: offer.priceMinor,
    currency: offer.currency,
    valid_until: offer.validUntil.toISOString(),
  };
}

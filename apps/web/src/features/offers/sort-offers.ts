import type { Offer } from '@cursa/contracts/http/offers';

export type OfferOrder = 'price' | 'rating';

/** By what the sender pays, or by the mean rating; then by the other, then by who was first. */
export function sortOffers(offers: readonly Offer[], by: OfferOrder): Offer[] {
  const cheaper = (a: Offer, b: Offer): number => a.total_minor - b.total_minor;
  const better = (a: Offer, b: Offer): number =>
    b.driver.rating - a.driver.rating || b.driver.rating_count - a.driver.rating_count;
  const [first, second] = by === 'price' ? [cheaper, better] : [better, cheaper];
  return offers.toSorted((a, b) => first(a, b) || second(a, b) || a.sent_at.localeCompare(b.sent_at));
}

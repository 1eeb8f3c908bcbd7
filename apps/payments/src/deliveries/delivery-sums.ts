import type { Minor } from '@cursa/kernel/money';

/** What the delivery of one offer costs its sender, in minor units (decision 20). */
export interface DeliverySums {
  readonly priceMinor: Minor;
  readonly vatMinor: Minor;
  readonly totalMinor: Minor;
  readonly feeMinor: Minor;
  readonly discountMinor: Minor;
  /** price + VAT − discount. */
  readonly dueMinor: Minor;
}

interface OfferSums {
  readonly price_minor: Minor;
  readonly vat_minor: Minor;
  readonly total_minor: Minor;
  readonly fee_minor: Minor;
}

export function deliverySums(offer: OfferSums, discountMinor: Minor): DeliverySums {
  return {
    priceMinor: offer.price_minor,
    vatMinor: offer.vat_minor,
    totalMinor: offer.total_minor,
    feeMinor: offer.fee_minor,
    discountMinor,
    dueMinor: offer.total_minor - discountMinor,
  };
}

import type { Offer } from '@cursa/contracts/http/offers';
import { decimal } from './decimals.ts';

/** The platform fee: exactly "0" while it is unpaid. */
export function presentFee(offer: Pick<Offer, 'fee_paid' | 'fee_minor'> | null): string {
  return offer?.fee_paid ? decimal(offer.fee_minor) : '0';
}

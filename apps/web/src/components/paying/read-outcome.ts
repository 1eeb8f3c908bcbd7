import type { Client } from '@cursa/api-client/client';
import { offersApi } from '@cursa/contracts/http/offers';
import { paymentsApi } from '@cursa/contracts/http/payments';
import type { Purchase } from './purchase.ts';

/**
 * Asks the server whether a payment whose answer was lost has gone through. A top-up shows in no other record than its
 * own, so only repeating the very same try tells; it answers 'unknown'.
 */
export async function readOutcome(
  client: Client,
  purchase: Purchase,
): Promise<'paid' | 'not-yet' | 'unknown'> {
  if (purchase.purpose === 'top-up') return 'unknown';
  const params = { order_id: purchase.order_id };
  if (purchase.purpose === 'platform-fee') {
    const { offer } = await client.call(offersApi.orderAgreement, { params });
    return offer?.fee_paid && offer.driver_id === purchase.driver_id ? 'paid' : 'not-yet';
  }
  const money = await client.call(paymentsApi.orderMoney, { params });
  return money.delivery_payment === 'none' || money.delivery_payment === 'refunded' ? 'not-yet' : 'paid';
}

import { bookingApi } from '@cursa/contracts/http/booking';
import { offersApi } from '@cursa/contracts/http/offers';
import type { PartsClient } from './engine/translation.ts';

/** A delivery and the agreement on it. The detail answers without offers; not without booking. */
export async function readDetail(parts: PartsClient, order_id: string) {
  const params = { order_id };
  const [order, agreement] = await Promise.all([
    parts.call(bookingApi.orderDetail, { params }),
    parts.callOr(offersApi.orderAgreement, { params }),
  ]);
  return { order, agreement: agreement?.offer };
}

import { bookingApi } from '@cursa/contracts/http/booking';
import { offersApi } from '@cursa/contracts/http/offers';
import { useRead } from '../../lib/api/use-read.ts';

/** The order and its reserved or accepted offer. */
export function useReservedOffer(order_id: string | null) {
  const request = { params: { order_id: order_id ?? '' } };
  const enabled = Boolean(order_id);
  return {
    order: useRead(bookingApi.orderDetail, request, { enabled }),
    agreement: useRead(offersApi.orderAgreement, request, { enabled }),
  };
}

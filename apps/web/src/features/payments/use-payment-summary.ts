import { paymentsApi } from '@cursa/contracts/http/payments';
import { useRead } from '../../lib/api/use-read.ts';

/** What is to be paid for the reserved offer, with a coupon; the last sums stay while a coupon is looked at. */
export function usePaymentSummary(order_id: string, driver_id: string, coupon: string | undefined) {
  return useRead(
    paymentsApi.paymentSummary,
    { params: { order_id }, query: { driver_id, ...(coupon ? { coupon } : {}) } },
    { keepPrevious: true },
  );
}

import { literals } from '@cursa/contracts/legacy-literals';
import { bookingApi } from '@cursa/contracts/http/booking';
import { offersApi } from '@cursa/contracts/http/offers';
import { useCall } from '../../../lib/api/use-call.ts';
import { describeError } from '../../../lib/errors/describe-error.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { tellError, tellSuccess } from '../../../lib/notices/notices.ts';
import { rememberSentOffer } from './sent-offers.ts';

/** Sends or replaces the driver's offer; a refusal is shown in the server's words (specification §8). */
export function useSendOffer(orderId: string, onSent: () => void) {
  const locale = useLocale();
  const call = useCall(offersApi.sendOffer, {
    stale: [offersApi.myOffers, offersApi.orderAgreement],
    onSuccess: () => {
      rememberSentOffer(orderId);
      tellSuccess(literals.offerSent);
      onSent();
    },
    onError: (error) => tellError(describeError(error, locale).text),
  });
  return {
    isPending: call.isPending,
    send: (priceMinor: number) =>
      call.mutate({ params: { order_id: orderId }, body: { price_minor: priceMinor } }),
  };
}

/** What a withdrawal or cancellation makes out of date for a driver. */
export const afterWithdrawal = [
  offersApi.myOffers,
  offersApi.orderAgreement,
  bookingApi.orderDetail,
  bookingApi.nearbyOrders,
];

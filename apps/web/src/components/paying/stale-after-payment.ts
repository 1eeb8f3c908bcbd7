import { bookingApi } from '@cursa/contracts/http/booking';
import { offersApi } from '@cursa/contracts/http/offers';
import { paymentsApi } from '@cursa/contracts/http/payments';

/** Reads that a payment, a cancellation or a refusal makes stale. */
export const staleAfterPayment = [
  bookingApi.orderDetail,
  bookingApi.listOrders,
  offersApi.listOffers,
  offersApi.orderAgreement,
  paymentsApi.orderMoney,
  paymentsApi.paymentSummary,
  paymentsApi.cancellationTerms,
  paymentsApi.wallet,
  paymentsApi.walletMovements,
].map(({ id }) => id);

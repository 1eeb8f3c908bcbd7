import type { PendingPayment } from '../../lib/card/pending-payment.ts';
import type { PaymentTry, Purchase } from './purchase.ts';

/** What must be known after the bank's page to go on; no card data. The repeat is a call of its own, so its key is new. */
export function pendingOf(purchase: Purchase, returnTo: string): PendingPayment {
  return {
    purpose: purchase.purpose,
    ...('order_id' in purchase ? { order_id: purchase.order_id, driver_id: purchase.driver_id } : {}),
    ...('coupon' in purchase && purchase.coupon ? { coupon: purchase.coupon } : {}),
    ...(purchase.amount_minor === undefined ? {} : { amount_minor: purchase.amount_minor }),
    return_to: returnTo,
    idempotency_key: crypto.randomUUID(),
  };
}

/** The call to repeat with the intent that the bank's page sent back; undefined when what was kept does not suffice. */
export function tryAfterBank(pending: PendingPayment, intentId: string): PaymentTry | undefined {
  const purchase = purchaseOf(pending);
  return purchase && { purchase, cardToken: intentId, idempotencyKey: pending.idempotency_key };
}

function purchaseOf({
  purpose,
  order_id,
  driver_id,
  coupon,
  amount_minor,
}: PendingPayment): Purchase | undefined {
  const seen = amount_minor === undefined ? {} : { amount_minor };
  if (purpose === 'top-up') return amount_minor === undefined ? undefined : { purpose, amount_minor };
  if (!order_id || !driver_id) return undefined;
  if (purpose === 'platform-fee') return { purpose, order_id, driver_id, ...seen };
  return { purpose, order_id, driver_id, method: 'stripe', ...(coupon ? { coupon } : {}), ...seen };
}

import { now } from '../ids.ts';
import { allowOnly, oneOf } from '../http/params.ts';
import { findCharge } from '../charges/find-charge.ts';
import { refundCharge } from '../refunds/refund-charge.ts';
import type { Context } from '../context.ts';
import { findIntent, saveIntent, unexpectedState } from './intent.ts';

const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
const cancellable = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
];

/** POST /v1/payment_intents/:id/cancel. An amount only authorised goes back to the card. */
export function cancelIntent(context: Context): object {
  allowOnly(context.params, ['cancellation_reason']);
  const reason = oneOf(context.params, 'cancellation_reason', reasons) ?? null;
  const intent = findIntent(context);
  if (!cancellable.includes(intent.status)) {
    const message =
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with ` +
      `one of the following statuses may be canceled: ${cancellable.join(', ')}.`;
    throw unexpectedState(message, intent);
  }
  if (intent.status === 'requires_capture') {
    const charge = findCharge(context.store, String(intent.latest_charge), 'charge', 400);
    refundCharge(context, charge, { amount: charge.amount, reason: null, metadata: {} });
  }
  return saveIntent(
    context,
    {
      ...intent,
      status: 'canceled',
      canceled_at: now(),
      cancellation_reason: reason,
      next_action: null,
      amount_capturable: 0,
    },
    'canceled',
  );
}

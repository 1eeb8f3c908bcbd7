import { emitEvent } from '../events/emit-event.ts';
import { allowOnly, integer } from '../http/params.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { findCharge } from '../charges/find-charge.ts';
import type { Context } from '../context.ts';
import { money } from './amount.ts';
import { findIntent, saveIntent, unexpectedState } from './intent.ts';

/** POST /v1/payment_intents/:id/capture. What is not captured goes back to the card at once. */
export function captureIntent(context: Context): object {
  allowOnly(context.params, ['amount_to_capture']);
  const intent = findIntent(context);
  if (intent.status !== 'requires_capture') {
    const message =
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. ` +
      'Only a PaymentIntent with one of the following statuses may be captured: requires_capture.';
    throw unexpectedState(message, intent);
  }
  const amount = integer(context.params, 'amount_to_capture') ?? intent.amount_capturable;
  if (amount < 1 || amount > intent.amount_capturable) {
    const most = money(intent.amount_capturable, intent.currency);
    throw invalidRequest(`The amount to capture must be between 1 and ${most}.`, 'amount_to_capture');
  }
  const charge = findCharge(context.store, String(intent.latest_charge), 'charge', 400);
  const captured = {
    ...charge,
    captured: true,
    amount_captured: amount,
    amount_refunded: charge.amount - amount,
  };
  context.store.put(captured);
  emitEvent(context, 'charge.captured', captured, { captured: false, amount_captured: 0 });
  return saveIntent(
    context,
    { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: amount },
    'succeeded',
  );
}

import { declines, testCards } from '../cards/test-cards.ts';
import { emitEvent } from '../events/emit-event.ts';
import { docUrl, StripeError } from '../http/stripe-error.ts';
import { makeCharge } from '../charges/make-charge.ts';
import type { PaymentMethod, PaymentMethodSecret } from '../payment-methods/payment-method.ts';
import type { Context } from '../context.ts';
import { saveIntent, type PaymentIntent } from './intent.ts';

/** Asks the issuer. Approved: succeeded or requires_capture. Declined: throws 402, with everything recorded. */
export function chargeIntent(context: Context, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const number = context.store.secret<PaymentMethodSecret>(method.id)?.card.number ?? '';
  const verdict = testCards[number]?.verdict ?? 'generic_decline';
  const decline = verdict === 'approved' ? undefined : declines[verdict];
  const charge = makeCharge(intent, method, decline);
  context.store.put(charge, intent.id);

  if (decline) {
    emitEvent(context, 'charge.failed', charge);
    const { code, declineCode, message } = decline;
    const error = {
      type: 'card_error',
      charge: charge.id,
      code,
      decline_code: declineCode,
      message,
    } as const;
    const failed = saveIntent(
      context,
      {
        ...intent,
        status: 'requires_payment_method',
        payment_method: null,
        next_action: null,
        latest_charge: charge.id,
        last_payment_error: { ...error, doc_url: docUrl(code), payment_method: method },
      },
      'payment_failed',
    );
    throw new StripeError(402, { ...error, payment_intent: failed, payment_method: method });
  }

  emitEvent(context, 'charge.succeeded', charge);
  const paid = { ...intent, next_action: null, latest_charge: charge.id };
  return intent.capture_method === 'manual'
    ? saveIntent(
        context,
        { ...paid, status: 'requires_capture', amount_capturable: intent.amount },
        'amount_capturable_updated',
      )
    : saveIntent(context, { ...paid, status: 'succeeded', amount_received: intent.amount }, 'succeeded');
}

import { docUrl, StripeError } from '../http/stripe-error.ts';
import { findPaymentMethod } from '../payment-methods/read-payment-method.ts';
import type { Context } from '../context.ts';
import { chargeIntent } from './charge-intent.ts';
import { saveIntent, type PaymentIntent } from './intent.ts';

/** The holder answered on the 3-D Secure page. Returns the intent as it ended; a decline is an ending too. */
export function settleHolder(context: Context, intent: PaymentIntent, confirmed: boolean): PaymentIntent {
  const method = findPaymentMethod(context.store, String(intent.payment_method), 'payment_method', 400);
  if (confirmed) {
    try {
      return chargeIntent(context, intent, method);
    } catch (error) {
      if (error instanceof StripeError && error.keepsEffects)
        return error.body.payment_intent as PaymentIntent;
      throw error;
    }
  }
  const code = 'payment_intent_authentication_failure';
  const message =
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod ' +
    'to attempt to fulfill this PaymentIntent again.';
  return saveIntent(
    context,
    {
      ...intent,
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_payment_error: {
        type: 'invalid_request_error',
        code,
        doc_url: docUrl(code),
        message,
        payment_method: method,
      },
    },
    'payment_failed',
  );
}

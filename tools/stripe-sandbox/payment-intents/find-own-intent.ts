import { requiredText, text } from '../http/params.ts';
import { StripeError } from '../http/stripe-error.ts';
import type { Context } from '../context.ts';
import { findIntent, type PaymentIntent } from './intent.ts';

/** The intent in the path. A browser must know its client_secret; whoever names one must name the right one. */
export function findOwnIntent(context: Context): PaymentIntent {
  const isBrowser = context.caller === 'publishable';
  const given = isBrowser
    ? requiredText(context.params, 'client_secret')
    : text(context.params, 'client_secret');
  const intent = findIntent(context);
  if (given === undefined || given === intent.client_secret) return intent;
  throw new StripeError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_invalid_parameter',
    param: 'client_secret',
    message: 'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
  });
}

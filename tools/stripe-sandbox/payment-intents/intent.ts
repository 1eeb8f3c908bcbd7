import type Stripe from 'stripe';
import { emitEvent } from '../events/emit-event.ts';
import { missing, StripeError } from '../http/stripe-error.ts';
import type { Context } from '../context.ts';

export type PaymentIntent = Stripe.PaymentIntent;

/** What the API does not show of an intent. */
export interface IntentSecret {
  returnUrl?: string;
}

export function findIntent({ store, id }: Pick<Context, 'store' | 'id'>): PaymentIntent {
  const intent = store.find<PaymentIntent>('payment_intent', id);
  if (!intent) throw missing('payment_intent', id, 'intent');
  return intent;
}

/** Stores the intent as it now is, with the event that says so. */
export function saveIntent(context: Context, intent: PaymentIntent, event: string): PaymentIntent {
  context.store.put(intent);
  emitEvent(context, `payment_intent.${event}`, intent);
  return intent;
}

/** 400: the intent's status forbids what was asked. */
export function unexpectedState(message: string, intent: PaymentIntent): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });
}

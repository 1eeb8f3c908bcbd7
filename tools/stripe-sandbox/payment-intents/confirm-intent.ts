import { allowOnly, flag, text } from '../http/params.ts';
import { invalidRequest, StripeError } from '../http/stripe-error.ts';
import { readPaymentMethod } from '../payment-methods/read-payment-method.ts';
import { testCards } from '../cards/test-cards.ts';
import type { PaymentMethod, PaymentMethodSecret } from '../payment-methods/payment-method.ts';
import type { Context } from '../context.ts';
import { askHolder } from './ask-holder.ts';
import { chargeIntent } from './charge-intent.ts';
import { findOwnIntent } from './find-own-intent.ts';
import { unexpectedState, type PaymentIntent } from './intent.ts';

const names = [
  'client_secret',
  'payment_method',
  'payment_method_data',
  'return_url',
  'receipt_email',
  'error_on_requires_action',
];

/** POST /v1/payment_intents/:id/confirm */
export function confirmExistingIntent(context: Context): object {
  allowOnly(context.params, names);
  return confirmIntent(context, findOwnIntent(context));
}

/** Charges the intent, or sends its holder to confirm. Throws 402 when the card is declined. */
export function confirmIntent(context: Context, intent: PaymentIntent): PaymentIntent {
  const { store, params } = context;
  refuseWrongStatus(intent);
  requireReturnUrl(intent, text(params, 'return_url'));
  const method = methodToCharge(context, intent);
  const secret = store.secret<PaymentMethodSecret>(method.id);
  if (!secret) throw new Error(`${method.id} has no card behind it.`);
  if (secret.usedBy && secret.usedBy !== intent.id) {
    throw invalidRequest(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a ' +
        'connected account without Customer attachment, or was detached from a Customer. It may not be used again. To ' +
        'use a PaymentMethod multiple times, you must attach it to a Customer first.',
      'payment_method',
    );
  }
  store.keepSecret(method.id, { ...secret, usedBy: intent.id } satisfies PaymentMethodSecret);
  const receiptEmail = text(params, 'receipt_email') ?? intent.receipt_email;
  const attempt: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    receipt_email: receiptEmail,
    last_payment_error: null,
    next_action: null,
  };
  if (!testCards[secret.card.number]?.asksHolder) return chargeIntent(context, attempt, method);
  if (flag(params, 'error_on_requires_action')) throw authenticationRequired(attempt);
  return askHolder(context, attempt, text(params, 'return_url'));
}

function refuseWrongStatus(intent: PaymentIntent): void {
  if (['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) return;
  const message =
    intent.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`;
  throw unexpectedState(message, intent);
}

/** Real Stripe refuses this too: with automatic methods the holder might be sent away and must find back. */
function requireReturnUrl(intent: PaymentIntent, returnUrl: string | undefined): void {
  if (returnUrl !== undefined) {
    if (!URL.canParse(returnUrl)) throw invalidRequest('Not a valid URL', 'return_url', 'url_invalid');
    return;
  }
  const automatic = intent.automatic_payment_methods;
  if (!automatic?.enabled || automatic.allow_redirects === 'never') return;
  throw invalidRequest(
    'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these ' +
      'payment methods might redirect your customer off of your page, you must provide a `return_url`. If you ' +
      "don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and " +
      '`automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.',
    'return_url',
  );
}

function methodToCharge({ store, params }: Context, intent: PaymentIntent): PaymentMethod {
  const given = readPaymentMethod(store, params);
  if (given) return given;
  const stored = typeof intent.payment_method === 'string' ? intent.payment_method : undefined;
  const method = stored && store.find<PaymentMethod>('payment_method', stored);
  if (method) return method;
  throw unexpectedState(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the " +
      'PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment ' +
      'method or ConfirmationToken.',
    intent,
  );
}

/** The caller wants no 3-D Secure: the intent stays chargeable with another card. */
function authenticationRequired(intent: PaymentIntent): StripeError {
  return new StripeError(402, {
    type: 'card_error',
    code: 'authentication_required',
    decline_code: 'authentication_not_handled',
    message:
      'This payment required an authentication action to complete, but `error_on_requires_action` was set.',
    payment_intent: intent,
  });
}

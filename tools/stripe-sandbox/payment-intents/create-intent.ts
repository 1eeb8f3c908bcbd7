import { newId, now } from '../ids.ts';
import { allowOnly, flag, list, metadata, object, oneOf, text } from '../http/params.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { readPaymentMethod } from '../payment-methods/read-payment-method.ts';
import type { Context } from '../context.ts';
import type { Form } from '../http/form.ts';
import { readAmount, readCurrency } from './amount.ts';
import { confirmIntent } from './confirm-intent.ts';
import { saveIntent, type PaymentIntent } from './intent.ts';

const names = [
  'allowed_payment_method_types',
  'amount',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'confirmation_method',
  'currency',
  'description',
  'error_on_requires_action',
  'metadata',
  'payment_method',
  'payment_method_data',
  'receipt_email',
  'return_url',
  'statement_descriptor_suffix',
  'transfer_group',
];

/** POST /v1/payment_intents. With `confirm=true` it charges at once; a decline still leaves the intent behind. */
export function createIntent(context: Context): object {
  const { params, store } = context;
  allowOnly(params, names);
  const intent = newIntent(params);
  const confirms = flag(params, 'confirm');
  if (!confirms && text(params, 'return_url')) {
    throw invalidRequest(
      'The parameter `return_url` cannot be passed when creating a PaymentIntent unless `confirm` is set to true.',
      'return_url',
    );
  }
  const method = confirms ? undefined : readPaymentMethod(store, params);
  if (method) {
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
  }
  saveIntent(context, intent, 'created');
  return confirms ? confirmIntent(context, intent) : intent;
}

function newIntent(params: Form): PaymentIntent {
  const currency = readCurrency(params);
  const amount = readAmount(params, currency);
  const id = newId('pi');
  const types = readTypes(params);
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: types.length > 0 ? types : null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automaticMethods(params, types),
    canceled_at: null,
    cancellation_reason: null,
    capture_method:
      oneOf(params, 'capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic_async',
    client_secret: `${id}_${newId('secret', 25)}`,
    confirmation_method: oneOf(params, 'confirmation_method', ['automatic', 'manual']) ?? 'automatic',
    created: now(),
    currency,
    customer: null,
    customer_account: null,
    description: text(params, 'description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: metadata(params),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: text(params, 'receipt_email') ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: text(params, 'statement_descriptor_suffix') ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: text(params, 'transfer_group') ?? null,
  };
}

function readTypes(params: Form): string[] {
  const types = list(params, 'allowed_payment_method_types');
  if (types.some((type) => type !== 'card')) {
    throw invalidRequest(
      'The sandbox takes the payment method type "card" only.',
      'allowed_payment_method_types',
    );
  }
  return types;
}

/** On unless the caller names the types; version endive has `allowed_payment_method_types` for that. */
function automaticMethods(params: Form, types: string[]): PaymentIntent['automatic_payment_methods'] {
  const form = object(params, 'automatic_payment_methods');
  if (form && types.length > 0 && flag(form, 'enabled')) {
    throw invalidRequest(
      'You may only specify one of these parameters: automatic_payment_methods, allowed_payment_method_types.',
      'automatic_payment_methods',
      'parameters_exclusive',
    );
  }
  if (types.length > 0 || (form && !flag(form, 'enabled'))) return null;
  const redirects = oneOf(form ?? {}, 'allow_redirects', ['always', 'never']);
  return { allow_redirects: redirects ?? 'always', enabled: true };
}

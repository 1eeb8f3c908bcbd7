import type { CallerKind } from '../http/authenticate.ts';
import type { PaymentIntent } from './intent.ts';

/** What Stripe's document of the PaymentIntent marks as readable with a publishable key. */
const publicFields = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'status',
] as const satisfies readonly (keyof PaymentIntent)[];

/** An answer as its caller may see it: a browser gets neither the metadata of an intent nor its charges. */
export function shownTo(caller: CallerKind, body: object): object {
  if (caller === 'secret') return body;
  if ((body as Partial<PaymentIntent>).object === 'payment_intent') return publicPart(body as PaymentIntent);
  // A refusal carries the intent along.
  const { payment_intent: intent, ...rest } = body as { payment_intent?: PaymentIntent };
  return intent ? { ...rest, payment_intent: publicPart(intent) } : body;
}

function publicPart(intent: PaymentIntent): object {
  return Object.fromEntries(publicFields.map((field) => [field, intent[field]]));
}

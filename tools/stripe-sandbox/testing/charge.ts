import type Stripe from 'stripe';

type Params = Stripe.PaymentIntentCreateParams;

/**
 * The parameters of a charge of a card at once. Stripe takes `payment_method_data[card][token]`, though the client's
 * types leave it out.
 */
export function chargeOf(source: string, more: Partial<Params> = {}): Params {
  const card: object = source.startsWith('tok_')
    ? { payment_method_data: { type: 'card', card: { token: source } } }
    : { payment_method: source };
  return {
    amount: 1000,
    currency: 'usd',
    confirm: true,
    allowed_payment_method_types: ['card'],
    ...card,
    ...more,
  };
}

/** The error a call ends with; a call that succeeds is a failure of the test. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const result = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in result) return result.error as Stripe.errors.StripeError;
  throw new Error(`Expected a refusal, got ${JSON.stringify(result.value)}`);
}

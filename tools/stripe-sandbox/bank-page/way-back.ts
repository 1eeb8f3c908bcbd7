import type { PaymentIntent } from '../payment-intents/intent.ts';

/** The return_url with what Stripe adds to it. */
export function wayBack(returnUrl: string, intent: PaymentIntent): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  const paid = intent.status === 'succeeded' || intent.status === 'requires_capture';
  url.searchParams.set('redirect_status', paid ? 'succeeded' : 'failed');
  return url.href;
}

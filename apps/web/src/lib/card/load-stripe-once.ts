import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';

const loaded = new Map<string, Promise<Stripe | null>>();

/** Stripe's script, fetched when a card form is first shown and once per key; a failure may be tried again. */
export function loadStripeOnce(publishableKey: string): Promise<Stripe | null> {
  const before = loaded.get(publishableKey);
  if (before) return before;
  const loading = loadStripe(publishableKey);
  loaded.set(publishableKey, loading);
  loading.catch(() => loaded.delete(publishableKey));
  return loading;
}

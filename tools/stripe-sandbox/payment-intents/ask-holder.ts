import type { Context } from '../context.ts';
import { saveIntent, type IntentSecret, type PaymentIntent } from './intent.ts';

/** The bank wants the holder to confirm (3-D Secure): the intent waits at the sandbox's own page. */
export function askHolder(
  context: Context,
  intent: PaymentIntent,
  returnUrl: string | undefined,
): PaymentIntent {
  const page = `${context.config.publicUrl}/_sandbox/3ds/${intent.id}`;
  context.store.keepSecret(intent.id, { ...(returnUrl && { returnUrl }) } satisfies IntentSecret);
  const nextAction = returnUrl
    ? { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: page } }
    : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: page } };
  return saveIntent(
    context,
    { ...intent, status: 'requires_action', next_action: nextAction as PaymentIntent['next_action'] },
    'requires_action',
  );
}

import Stripe from 'stripe';
import type { Config } from '../config.ts';

type StripeConfig = Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL' | 'STRIPE_TIMEOUT_MS'>;

/** Stripe's client, pointed elsewhere when STRIPE_API_URL says so. */
export function createStripe(config: StripeConfig): Stripe {
  const address = config.STRIPE_API_URL === undefined ? undefined : new URL(config.STRIPE_API_URL);
  const isPlain = address?.protocol === 'http:';
  return new Stripe(config.STRIPE_SECRET_KEY.reveal(), {
    maxNetworkRetries: 1,
    timeout: config.STRIPE_TIMEOUT_MS,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: address.port || (isPlain ? 80 : 443),
      protocol: isPlain ? ('http' as const) : ('https' as const),
    }),
  });
}

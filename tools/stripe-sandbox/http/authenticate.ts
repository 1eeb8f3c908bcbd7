import { timingSafeEqual } from 'node:crypto';
import { StripeError } from './stripe-error.ts';
import type { SandboxConfig } from '../config.ts';

const noKey =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.";

export type CallerKind = 'secret' | 'publishable';

/** What a publishable key may do: make something of a card, and see to one intent whose client_secret it knows. */
const publishable = new Set([
  'POST /v1/tokens',
  'POST /v1/payment_methods',
  'GET /v1/payment_intents/:id',
  'POST /v1/payment_intents/:id/confirm',
]);

/**
 * Accepts `Bearer <key>`, and basic auth with the key as user. Throws 401, or 403 for a publishable key elsewhere.
 * @param route with its parameters' names, as `GET /v1/payment_intents/:id`
 */
export function authenticate(config: SandboxConfig, header: string | undefined, route: string): CallerKind {
  const key = keyOf(header);
  if (!key) throw new StripeError(401, { type: 'invalid_request_error', message: noKey });
  if (same(key, config.secretKey)) return 'secret';
  if (same(key, config.publishableKey)) {
    if (publishable.has(route)) return 'publishable';
    throw new StripeError(403, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message:
        'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    });
  }
  throw new StripeError(401, {
    type: 'invalid_request_error',
    message: `Invalid API Key provided: ${masked(key)}`,
  });
}

function keyOf(header: string | undefined): string | undefined {
  const [scheme = '', value = ''] = (header ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString().split(':')[0];
  return undefined;
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function masked(key: string): string {
  return key.length <= 12 ? '*'.repeat(key.length) : `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;
}

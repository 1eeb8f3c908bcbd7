import { timingSafeEqual } from 'node:crypto';
import { StripeError } from './stripe-error.ts';
import type { SandboxConfig } from '../config.ts';

const noKey =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.";

/** What a publishable key may do: turn a card into something a server can charge. */
const publishable = new Set(['POST /v1/tokens', 'POST /v1/payment_methods']);

/** Accepts `Bearer <key>`, and basic auth with the key as user. Throws 401, or 403 for a publishable key elsewhere. */
export function authenticate(config: SandboxConfig, header: string | undefined, route: string): void {
  const key = keyOf(header);
  if (!key) throw new StripeError(401, { type: 'invalid_request_error', message: noKey });
  if (same(key, config.secretKey)) return;
  if (config.publishableKey && same(key, config.publishableKey)) {
    if (publishable.has(route)) return;
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

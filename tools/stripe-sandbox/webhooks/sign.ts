import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header: HMAC-SHA256 over `<seconds>.<body>`. */
export function signPayload(
  payload: string,
  secret: string,
  seconds = Math.floor(Date.now() / 1000),
): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

import type { GatewayConfig } from '../config.ts';

const contentSecurityPolicy = [
  "default-src 'self'",
  "base-uri 'self'",
  "connect-src 'self' https://api.stripe.com https://maps.googleapis.com",
  "font-src 'self' data:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  'frame-src https://js.stripe.com https://hooks.stripe.com',
  "img-src 'self' data: blob: https:",
  "object-src 'none'",
  "script-src 'self' https://js.stripe.com https://maps.googleapis.com",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
].join('; ');

/** What a browser is told with every answer; a part's own header of the same name wins. */
export function securityHeaders(config: GatewayConfig): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(self), payment=(self "https://js.stripe.com")',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(config.PUBLIC_URL.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

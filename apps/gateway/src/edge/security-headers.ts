import type { GatewayConfig } from '../config.ts';
import { settingsOf } from '../web/settings-of.ts';
import { tilesOrigin } from '../web/tiles-url.ts';

const stripeScripts = 'https://js.stripe.com https://*.js.stripe.com';

/** What pages may load and reach; the stand-in for Stripe and the map tiles only where they are configured. */
function contentSecurityPolicy(config: GatewayConfig): string {
  const { card_sandbox_url, map_tiles_url } = settingsOf(config);
  const tiles = map_tiles_url === null ? undefined : tilesOrigin(map_tiles_url);
  const sandbox = card_sandbox_url === null ? undefined : new URL(card_sandbox_url).origin;
  const directives = [
    ["default-src 'self'"],
    ["base-uri 'self'"],
    ["connect-src 'self' https://api.stripe.com", sandbox, tiles],
    ["font-src 'self' data:"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ['frame-src https://hooks.stripe.com', stripeScripts],
    ["img-src 'self' data: blob: https:", tiles],
    ["object-src 'none'"],
    ["script-src 'self'", stripeScripts],
    ["style-src 'self' 'unsafe-inline'"],
    ["worker-src 'self'"],
  ];
  return directives.map((parts) => parts.filter((part) => part !== undefined).join(' ')).join('; ');
}

/** What a browser is told with every answer; a part's own header of the same name wins. */
export function securityHeaders(config: GatewayConfig): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(config),
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

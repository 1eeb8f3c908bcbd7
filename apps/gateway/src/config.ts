import { z } from 'zod';
import { baseConfig, integer, list, url } from '@cursa/platform/config';
import { tilesUrl } from './web/tiles-url.ts';

export const gatewayConfig = z.object({
  ...baseConfig,
  /** Folder with the built web application; without it a page says that none is installed. */
  WEB_ROOT: z.string().optional(),
  /** Proxies in front of the gateway that set X-Forwarded-For; 0 means the peer's own address is the client's. */
  TRUSTED_PROXY_HOPS: integer({ max: 10 }).default(0),
  /** Origins beside PUBLIC_URL's own from which a browser may change things with a cookie session. */
  ALLOWED_ORIGINS: list().optional(),
  /** Per minute and address (decision 5). */
  RATE_SIGN_INS: integer({ min: 1 }).default(100),
  RATE_REGISTRATIONS: integer({ min: 1 }).default(100),
  /** Other calls, per minute and session or address. */
  RATE_CALLS: integer({ min: 1 }).default(600),
  /** A file of a form or an upload. */
  MAX_FILE_BYTES: integer({ min: 1_024 }).default(10_485_760),
  /** How long a part may take to begin its answer. */
  UPSTREAM_TIMEOUT_MS: integer({ min: 100 }).default(30_000),
  /** Life of the browser's refresh cookie. */
  REFRESH_COOKIE_DAYS: integer({ min: 1, max: 365 }).default(30),
  /** What the web application is told (`/settings.json`): the currency of charging and showing (decision 22) … */
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code in upper case')
    .default('USD'),
  CURRENCY_SYMBOL: z.string().min(1).max(4).default('$'),
  /** … Stripe's public key, or the sandbox that stands in for Stripe … */
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must begin with pk_').optional(),
  CARD_SANDBOX_URL: url().optional(),
  /** … map tiles and whom to name for them, and the version of the terms that people accept. */
  MAP_TILES_URL: tilesUrl().optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(300).default(''),
  TERMS_VERSION: z.string().min(1).max(40).default('2026-11-01'),
});

export type GatewayConfig = z.output<typeof gatewayConfig>;

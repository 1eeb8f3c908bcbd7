import { z } from 'zod';
import { baseConfig, integer, list } from '@cursa/platform/config';

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
});

export type GatewayConfig = z.output<typeof gatewayConfig>;

import { z } from 'zod';
import { baseConfig, eventsConfig, integer, secret } from '@cursa/platform/config';

export const config = z.object({
  ...baseConfig,
  ...eventsConfig,
  /** `mongodb://host:port/database` */
  MONGODB_URL: secret(),
  MONGODB_POOL_SIZE: integer({ min: 1, max: 500 }).default(20),
  /** Between two comments on a stream where nothing happens; proxies cut silent connections. */
  LIVE_HEARTBEAT_MS: integer({ min: 100, max: 60_000 }).default(15_000),
});
export type Config = z.output<typeof config>;

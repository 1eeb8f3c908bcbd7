import { z } from 'zod';
import {
  baseConfig,
  eventsConfig,
  integer,
  persistenceConfig,
  rotatingSecret,
  secret,
  url,
} from '@cursa/platform/config';

export const config = z.object({
  ...baseConfig,
  ...persistenceConfig,
  ...eventsConfig,
  /** Signs quotes, so that a client cannot choose its own tariff. */
  QUOTE_SECRET: rotatingSecret({ min: 32 }),
  QUOTE_VALID_HOURS: integer({ min: 1, max: 24 * 30 }).default(24),
  /** An OSRM API; without it distances are estimates. */
  ROUTING_URL: url().optional(),
  /** Road kilometres per 100 great-circle kilometres, when nobody routes. Romania's main pairs of towns lie between 118 and 145. */
  DETOUR_PERCENT: integer({ min: 100, max: 300 }).default(130),
  /** Google Places instead of the embedded gazetteer. */
  GOOGLE_PLACES_KEY: secret().optional(),
});
export type Config = z.output<typeof config>;

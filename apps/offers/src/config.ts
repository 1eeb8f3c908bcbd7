import { z } from 'zod';
import { baseConfig, eventsConfig, integer, persistenceConfig, rotatingSecret } from '@cursa/platform/config';

export const config = z.object({
  ...baseConfig,
  ...persistenceConfig,
  ...eventsConfig,
  MEDIA_LINK_SECRET: rotatingSecret({ min: 32 }),
  /** ISO 4217; one currency for all (decision 22). */
  CURRENCY: z.string().length(3).default('USD'),
  /** Basis points; charged for VAT-registered carriers only (decisions 20 and 22). */
  VAT_BASIS_POINTS: integer({ min: 0, max: 10_000 }).default(2_100),
  /** How long an offer stands (decision 28). */
  OFFER_VALID_HOURS: integer({ min: 1, max: 24 * 90 }).default(48),
  /** How long a paid reservation waits for its acceptance (decision 19). */
  RESERVATION_DAYS: integer({ min: 1, max: 90 }).default(7),
});
export type Config = z.output<typeof config>;

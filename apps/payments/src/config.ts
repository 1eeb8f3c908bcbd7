import {
  baseConfig,
  eventsConfig,
  integer,
  persistenceConfig,
  rotatingSecret,
  secret,
  url,
} from '@cursa/platform/config';
import { z } from 'zod';

export const configSchema = z.object({
  ...baseConfig,
  ...persistenceConfig,
  ...eventsConfig,
  /** The one currency of charging and showing (decision 22). */
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code in upper case')
    .default('USD'),
  CURRENCY_SYMBOL: z.string().min(1).max(4).default('$'),
  STRIPE_SECRET_KEY: secret(),
  STRIPE_WEBHOOK_SECRET: secret(),
  /** Where Stripe's API answers, when it is not Stripe itself. */
  STRIPE_API_URL: url().optional(),
  STRIPE_TIMEOUT_MS: integer({ min: 100, max: 60_000 }).default(10_000),
  /** Where a bank's page sends the payer back to; default `PUBLIC_URL/payment`. */
  CARD_RETURN_URL: url().optional(),
  /** How long a payer may take at the bank's page. */
  CARD_ACTION_MINUTES: integer({ min: 1, max: 1_440 }).default(15),
  /** A confirmed intent that nobody handed in for this long goes back to the card. */
  CARD_CLAIM_MINUTES: integer({ min: 1, max: 1_440 }).default(30),
  /** Held funds become payable this long after completion (decision 25). */
  RELEASE_DELAY_HOURS: integer({ min: 0, max: 720 }).default(48),
  /** How long a process owns an attempt that it works on. */
  ATTEMPT_LEASE_SECONDS: integer({ min: 1, max: 600 }).default(30),
  /** How often the jobs look for work. */
  JOB_INTERVAL_MS: integer({ min: 50, max: 600_000 }).default(2_000),
  /** Signs the links to invoices. */
  MEDIA_LINK_SECRET: rotatingSecret({ min: 16 }),
  INVOICE_LINK_HOURS: integer({ min: 1, max: 720 }).default(24),
});
export type Config = z.output<typeof configSchema>;

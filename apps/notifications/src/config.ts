import { z } from 'zod';
import { baseConfig, eventsConfig, integer, persistenceConfig, secret } from '@cursa/platform/config';

export const config = z.object({
  ...baseConfig,
  ...persistenceConfig,
  ...eventsConfig,
  /** `smtp://user:password@host:port`; it may hold a password. */
  SMTP_URL: secret(),
  /** `Cursa <no-reply@cursa.ro>` */
  MAIL_FROM: z.string().min(3),
  /** How long one conversation stays quiet after a mail about it. */
  MESSAGE_MAIL_MINUTES: integer({ min: 1, max: 24 * 60 }).default(15),
  /** After this a mail that never left is given up. */
  MAIL_PATIENCE_HOURS: integer({ min: 1, max: 24 * 14 }).default(72),
});
export type Config = z.output<typeof config>;

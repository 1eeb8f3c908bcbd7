import { z } from 'zod';
import { baseConfig, eventsConfig, integer, persistenceConfig, rotatingSecret } from '@cursa/platform/config';

export const config = z.object({
  ...baseConfig,
  ...persistenceConfig,
  ...eventsConfig,
  MEDIA_LINK_SECRET: rotatingSecret({ min: 32 }),
  /** Days after the last possible pickup on which an order that nobody took expires. */
  EXPIRE_AFTER_DAYS: integer({ min: 0, max: 365 }).default(1),
  /** For "after a date" orders: days after that date during which drivers may still offer. */
  OPEN_ENDED_DAYS: integer({ min: 1, max: 365 }).default(30),
});
export type Config = z.output<typeof config>;

import { z } from 'zod';
import {
  baseConfig,
  eventsConfig,
  integer,
  persistenceConfig,
  rotatingSecret,
  storageConfig,
} from '@cursa/platform/config';

export const config = z.object({
  ...baseConfig,
  ...persistenceConfig,
  ...eventsConfig,
  ...storageConfig,
  S3_BUCKET: z.string().min(3).default('cursa-media'),
  MEDIA_LINK_SECRET: rotatingSecret({ min: 32 }),
  MAX_UPLOAD_BYTES: integer({ min: 1_024, max: 50 * 1024 * 1024 }).default(10 * 1024 * 1024),
  /** Width times height. A picture this large takes about 120 MB while it is decoded. */
  MAX_PIXELS: integer({ min: 1_000, max: 200_000_000 }).default(40_000_000),
  /** Pictures decoded at once by one replica: its memory is this many times the largest picture. */
  DECODERS: integer({ min: 1, max: 16 }).default(2),
  /** How long a file waits for the order or account that uses it. */
  UNCLAIMED_HOURS: integer({ min: 1, max: 24 * 30 }).default(24),
});
export type Config = z.output<typeof config>;

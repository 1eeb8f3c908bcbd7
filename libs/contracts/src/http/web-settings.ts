import { z } from 'zod';
import { currency } from './common.ts';

/** What a deployment tells the web application: public values only. Served as `GET /settings.json` beside its files. */
export const webSettings = z.object({
  /** The one currency of charging and showing (decision 22). */
  currency,
  currency_symbol: z.string().min(1).max(4),
  /** Key for Stripe's own card fields; null where no real Stripe is configured. */
  stripe_publishable_key: z.string().nullable(),
  /** Base address of a Stripe sandbox that turns test cards into tokens; null beside a real Stripe. */
  card_sandbox_url: z.url().nullable(),
  /** Address of map tiles with `{z}`, `{x}`, `{y}` and perhaps `{s}`; null: the outlines that come with the application. */
  map_tiles_url: z.string().nullable(),
  /** What the owner of the tiles wants to be named by; plain text. */
  map_tiles_attribution: z.string(),
  /** Public client id of the legacy calls (decision 1). */
  app_code: z.string().min(1),
  /** Version of the terms that a registration accepts (decision 38). */
  terms_version: z.string().min(1).max(40),
});
export type WebSettings = z.infer<typeof webSettings>;

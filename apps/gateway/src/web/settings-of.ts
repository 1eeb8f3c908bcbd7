import type { WebSettings } from '@cursa/contracts/http/web-settings';
import type { GatewayConfig } from '../config.ts';

/** The public part of the configuration, for the web application. A real Stripe leaves no room for the sandbox. */
export function settingsOf(config: GatewayConfig): WebSettings {
  const key = config.STRIPE_PUBLISHABLE_KEY ?? null;
  return {
    currency: config.CURRENCY,
    currency_symbol: config.CURRENCY_SYMBOL,
    stripe_publishable_key: key,
    card_sandbox_url: key === null ? (config.CARD_SANDBOX_URL ?? null) : null,
    map_tiles_url: config.MAP_TILES_URL ?? null,
    map_tiles_attribution: config.MAP_TILES_ATTRIBUTION,
    app_code: config.APP_CODE,
    terms_version: config.TERMS_VERSION,
  };
}

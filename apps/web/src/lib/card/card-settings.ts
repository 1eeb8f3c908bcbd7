import { createContext, useContext } from 'react';
import type { WebSettings } from '@cursa/contracts/http/web-settings';

/** What decides how a card is taken here. */
export type CardSettings = Pick<WebSettings, 'stripe_publishable_key' | 'card_sandbox_url'>;

export const CardSettingsContext = createContext<CardSettings>({
  stripe_publishable_key: null,
  card_sandbox_url: null,
});

export function useCardSettings(): CardSettings {
  return useContext(CardSettingsContext);
}

/** Whether a card can be taken here at all; the screens offer wallet and cash in any case. */
export function takesCards(settings: CardSettings): boolean {
  return settings.card_sandbox_url !== null || settings.stripe_publishable_key !== null;
}

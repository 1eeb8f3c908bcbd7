import { lazy } from 'react';
import type { CardForm } from './card-port.ts';
import type { CardSettings } from './card-settings.ts';
import { NoCardFields } from './no-card-fields.tsx';
import { UnloadedCardFields } from './unloaded-card-fields.tsx';

const unloaded = { default: UnloadedCardFields };

/** Each way is fetched with its first use: nobody who pays by wallet loads a card form. */
const stripe: CardForm = {
  Fields: lazy(() =>
    import('./stripe-card-fields.tsx').then(
      (module) => ({ default: module.StripeCardFields }),
      () => unloaded,
    ),
  ),
};
const sandbox: CardForm = {
  Fields: lazy(() =>
    import('./sandbox-card-fields.tsx').then(
      (module) => ({ default: module.SandboxCardFields }),
      () => unloaded,
    ),
  ),
};
const none: CardForm = { Fields: NoCardFields };

/** A sandbox wins over a key: where both are told, no real card is meant. */
export function chooseCardForm(settings: CardSettings): CardForm {
  if (settings.card_sandbox_url !== null) return sandbox;
  return settings.stripe_publishable_key === null ? none : stripe;
}

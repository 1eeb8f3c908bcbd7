import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { useLocale } from '../i18n/locale.ts';
import type { CardFieldsProps } from './card-port.ts';
import { useCardSettings } from './card-settings.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { loadStripeOnce } from './load-stripe-once.ts';
import { StripeCardInputs } from './stripe-card-inputs.tsx';
import { UnloadedCardFields } from './unloaded-card-fields.tsx';

/** Stripe's own fields, in its frames: the card never passes through our page. */
export function StripeCardFields(props: CardFieldsProps) {
  const locale = useLocale();
  const { stripe_publishable_key: key } = useCardSettings();
  const [stripe, setStripe] = useState<Stripe | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isHere = true;
    loadStripeOnce(key ?? '').then(
      (loaded) => isHere && setStripe(loaded ?? 'failed'),
      () => isHere && setStripe('failed'),
    );
    return () => void (isHere = false);
  }, [key]);
  if (stripe === 'loading') return <CardSkeleton />;
  if (stripe === 'failed') return <UnloadedCardFields {...props} />;
  // Elements keeps the language that it began with: another language is another one.
  return (
    <Elements key={locale} stripe={stripe} options={{ locale }}>
      <StripeCardInputs {...props} />
    </Elements>
  );
}

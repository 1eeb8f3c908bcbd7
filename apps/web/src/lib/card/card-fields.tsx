import { Suspense } from 'react';
import type { CardFieldsProps } from './card-port.ts';
import { CardSettingsContext, type CardSettings } from './card-settings.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { chooseCardForm } from './choose-card-form.ts';

/** The fields of a card, by whatever way this installation takes cards. Use it with `useCardForm()`. */
export function CardFields({ settings, ...props }: CardFieldsProps & { readonly settings: CardSettings }) {
  const { Fields } = chooseCardForm(settings);
  return (
    <CardSettingsContext value={settings}>
      <Suspense fallback={<CardSkeleton />}>
        <Fields {...props} />
      </Suspense>
    </CardSettingsContext>
  );
}

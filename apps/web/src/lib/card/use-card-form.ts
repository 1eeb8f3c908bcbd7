import { useMemo, useRef, useState } from 'react';
import { readLocale } from '../i18n/locale.ts';
import { pick } from '../i18n/messages.ts';
import { CardRefusedError, type CardFieldsProps, type CardToken } from './card-port.ts';
import { cardTexts } from './card-texts.ts';

export interface CardFormHandle {
  /** Whether the fields hold a card that may be tried. */
  readonly complete: boolean;
  /** For the component: `<CardFields settings={…} {...form.fields} />`. */
  readonly fields: Pick<CardFieldsProps, 'onChange' | 'onCollector'>;
  /**
   * Turns the card into a token for the paying call. A token pays once: collect again for another attempt.
   * @throws CardRefusedError
   */
  readonly collect: () => Promise<CardToken>;
}

/** The state of one card form, for the screen that pays with it. Holds no card data. */
export function useCardForm(): CardFormHandle {
  const [complete, setComplete] = useState(false);
  const collector = useRef<(() => Promise<CardToken>) | undefined>(undefined);
  const stable = useMemo(
    () => ({
      fields: {
        onChange: (state: { readonly complete: boolean }) => setComplete(state.complete),
        onCollector: (collect: () => Promise<CardToken>) => void (collector.current = collect),
      },
      collect: async (): Promise<CardToken> => {
        if (collector.current) return collector.current();
        throw new CardRefusedError('not-ready', pick(cardTexts, readLocale()).notReady);
      },
    }),
    [],
  );
  return { complete, ...stable };
}

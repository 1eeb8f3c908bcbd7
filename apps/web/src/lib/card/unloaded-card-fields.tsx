import { Alert } from '@mantine/core';
import { useMessages } from '../i18n/messages.ts';
import type { CardFieldsProps } from './card-port.ts';
import { cardTexts } from './card-texts.ts';

/** The form's code could not be fetched; the rest of the screen goes on. */
export function UnloadedCardFields(_: CardFieldsProps) {
  const t = useMessages(cardTexts);
  return (
    <Alert color="red" title={t.unloadedTitle} role="alert">
      {t.unloaded}
    </Alert>
  );
}

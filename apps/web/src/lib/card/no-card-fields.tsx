import { Alert } from '@mantine/core';
import { useMessages } from '../i18n/messages.ts';
import type { CardFieldsProps } from './card-port.ts';
import { cardTexts } from './card-texts.ts';

/** Where neither a processor nor a sandbox is configured. Never complete, and offers no collector. */
export function NoCardFields(_: CardFieldsProps) {
  const t = useMessages(cardTexts);
  return (
    <Alert color="lanterna" title={t.noneTitle} role="note">
      {t.none}
    </Alert>
  );
}

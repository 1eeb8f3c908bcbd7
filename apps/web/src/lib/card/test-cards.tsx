import { Alert, Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { formatExpiry } from './card-expiry.ts';
import { formatCardNumber } from './card-number.ts';
import { cardTexts } from './card-texts.ts';
import type { TypedCard } from './typed-card.ts';

/** Published test numbers: none of them belongs to anybody. */
const cards = [
  { number: '4242424242424242', says: 'testPays' },
  { number: '4000000000009995', says: 'testRefused' },
  { number: '4000000000003220', says: 'testBank' },
] as const;

interface TestCardsProps {
  readonly onPick: (card: TypedCard) => void;
  readonly disabled: boolean;
}

/** What a card would do, to be tried by a click. Shown with the sandbox only. */
export function TestCards({ onPick, disabled }: TestCardsProps) {
  const t = useMessages(cardTexts);
  const [picked, setPicked] = useState('');
  const pick = (number: string): void => {
    const year = String((new Date().getFullYear() + 3) % 100).padStart(2, '0');
    onPick({ number: formatCardNumber(number), expiry: formatExpiry(`12${year}`), cvc: '123' });
    setPicked(number);
  };
  return (
    <Alert color="lanterna" title={t.testTitle} role="group">
      <Text size="sm" mb="sm">
        {t.testHint}
      </Text>
      <Stack gap="xs">
        {cards.map(({ number, says }) => (
          <Button
            key={number}
            type="button"
            variant="default"
            justify="space-between"
            fullWidth
            h="auto"
            py="xs"
            px="sm"
            fw={500}
            styles={{ label: { textAlign: 'left', lineHeight: 1.3 } }}
            disabled={disabled}
            onClick={() => pick(number)}
            rightSection={<span aria-hidden>{formatCardNumber(number).slice(-4)}</span>}
          >
            {t[says]}
            <VisuallyHidden> ({formatCardNumber(number)})</VisuallyHidden>
          </Button>
        ))}
      </Stack>
      <VisuallyHidden role="status">{picked === '' ? '' : t.filled}</VisuallyHidden>
    </Alert>
  );
}

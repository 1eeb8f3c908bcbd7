import { SimpleGrid, Text, Title } from '@mantine/core';
import type { Handling } from '@cursa/contracts/http/pricing';
import { Card } from '../../../../components/card.tsx';
import { defineMessages, useMessages } from '../../../../lib/i18n/messages.ts';
import { HandlingSide } from './handling-side.tsx';
import classes from './handling-panel.module.css';

const messages = defineMessages({
  ro: {
    title: 'Etaje și servicii',
    text: 'Spune-ne la ce etaj și ce ajutor îți trebuie; prețul ține cont de ele.',
    from: 'La preluare',
    to: 'La livrare',
  },
  en: {
    title: 'Floors and services',
    text: 'Tell us which floor and what help you need; the price takes them into account.',
    from: 'At pickup',
    to: 'At delivery',
  },
});

interface HandlingPanelProps {
  /** Closed until it is asked for, where floors matter less often. */
  readonly folded: boolean;
  readonly from: Handling;
  readonly to: Handling;
  readonly onChange: (part: { from: Handling } | { to: Handling }) => void;
}

/** Floors and services of both sides (specification §2, §3). */
export function HandlingPanel({ folded, from, to, onChange }: HandlingPanelProps) {
  const t = useMessages(messages);
  const sides = (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" mt="md">
      <HandlingSide legend={t.from} value={from} onChange={(next) => onChange({ from: next })} />
      <HandlingSide legend={t.to} value={to} onChange={(next) => onChange({ to: next })} />
    </SimpleGrid>
  );
  const text = (
    <Text c="dimmed" mt={4}>
      {t.text}
    </Text>
  );
  return (
    <Card mt="md">
      {folded ? (
        <details className={classes['fold']}>
          <summary>{t.title}</summary>
          {text}
          {sides}
        </details>
      ) : (
        <>
          <Title order={2} size="h3">
            {t.title}
          </Title>
          {text}
          {sides}
        </>
      )}
    </Card>
  );
}

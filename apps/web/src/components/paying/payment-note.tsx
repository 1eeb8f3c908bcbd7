import { Alert, Button, Loader, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../lib/i18n/messages.ts';
import type { PaymentState } from './payment-state.ts';
import { payingTexts } from './paying-texts.ts';

interface PaymentNoteProps {
  readonly state: PaymentState;
  readonly onRepeat: () => void;
}

/** Says where a payment stands; always in the tree, so that changes are read out. */
export function PaymentNote({ state, onRepeat }: PaymentNoteProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the note may lie below what is seen.
    if (state.kind === 'refused' || state.kind === 'unanswered')
      place.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <div role="alert" ref={place}>
      <NoteOf state={state} onRepeat={onRepeat} />
    </div>
  );
}

function NoteOf({ state, onRepeat }: PaymentNoteProps) {
  const t = useMessages(payingTexts);
  if (state.kind === 'paying')
    return (
      <Group gap="sm" wrap="nowrap">
        <Loader size="sm" aria-hidden />
        <Text>{t.paying}</Text>
      </Group>
    );
  if (state.kind === 'refused')
    return (
      <Alert color="red" variant="light" title={t.refusedTitle}>
        {state.text}
      </Alert>
    );
  if (state.kind === 'leaving')
    return (
      <Alert color="blue" variant="light" title={t.leavingTitle}>
        <Stack gap="sm" align="start">
          <Text>{t.leaving}</Text>
          <Button component="a" href={state.url} variant="default">
            {t.toBank}
          </Button>
        </Stack>
      </Alert>
    );
  if (state.kind === 'unanswered')
    return (
      <Alert color="lanterna" variant="light" title={t.unansweredTitle}>
        <Stack gap="sm" align="start">
          <Text>{t.unanswered}</Text>
          <Button variant="default" onClick={onRepeat}>
            {t.repeat}
          </Button>
        </Stack>
      </Alert>
    );
  return null;
}

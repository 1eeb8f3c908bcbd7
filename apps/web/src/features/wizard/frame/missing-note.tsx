import { Alert, List, Text } from '@mantine/core';
import { TextLink } from '../../../components/text-link.tsx';
import { defineMessages, useMessages } from '../../../lib/i18n/messages.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { stepPath, type WizardStep } from '../draft/missing-steps.ts';

const messages = defineMessages({
  ro: {
    title: 'Mai este ceva de completat',
    lead: 'Ce ai scris pe această pagină rămâne păstrat. Mai lipsesc:',
    location: 'adresele și categoria',
    goods: 'obiectele de transportat',
    contact: 'datele de contact și data preluării',
  },
  en: {
    title: 'Something is still to be filled in',
    lead: 'What you wrote on this page is kept. Still missing:',
    location: 'the addresses and the category',
    goods: 'the items to carry',
    contact: 'the contact details and the pickup date',
  },
});

interface MissingNoteProps {
  readonly draft: BookingDraft;
  readonly steps: readonly WizardStep[];
}

/** Shown on a step that was opened before the earlier ones were filled in; never sends anybody away. */
export function MissingNote({ draft, steps }: MissingNoteProps) {
  const t = useMessages(messages);
  if (steps.length === 0) return null;
  return (
    <Alert color="lanterna" variant="light" title={t.title} role="note">
      <Text mb={6}>{t.lead}</Text>
      <List spacing={4}>
        {steps.map((step) => (
          <List.Item key={step}>
            <TextLink to={stepPath(step, draft)}>{t[step]}</TextLink>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

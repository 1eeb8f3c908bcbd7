import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { contactTexts } from './contact-texts.ts';
import type { ContactForm } from './use-contact-form.ts';

/** The ten characters of the specification, and room beside them (decision 15). */
export function CourierFields({ form }: { readonly form: ContactForm }) {
  const t = useMessages(contactTexts);
  return (
    <Stack gap="md">
      <TextInput
        label={t.instructions}
        description={t.instructionsHint}
        maxLength={10}
        autoComplete="off"
        {...form.field('instrucktion_for_pickers')}
      />
      <div>
        <Textarea
          label={t.notes}
          description={t.notesHint}
          maxLength={500}
          {...form.field('courier_notes')}
        />
        <Text size="sm" c="dimmed" ta="end" mt={4}>
          {t.left(form.values.courier_notes.length)}
        </Text>
      </div>
    </Stack>
  );
}

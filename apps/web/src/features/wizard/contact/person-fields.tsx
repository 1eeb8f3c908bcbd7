import { TextInput } from '@mantine/core';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { contactTexts } from './contact-texts.ts';
import type { ContactForm } from './use-contact-form.ts';

/** Name and phone of one side. The receiver's phone holds at most ten characters, as specified. */
export function PersonFields({
  who,
  form,
}: {
  readonly who: 'sender' | 'receiver';
  readonly form: ContactForm;
}) {
  const t = useMessages(contactTexts);
  const own = who === 'sender';
  return (
    <>
      <TextInput
        label={t.name[who]}
        required
        maxLength={100}
        autoComplete={own ? 'name' : 'off'}
        {...form.field(`${who}_name`)}
      />
      <TextInput
        label={t.contact[who]}
        description={own ? undefined : t.contactHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        type="tel"
        inputMode="tel"
        maxLength={own ? 20 : 10}
        autoComplete={own ? 'tel' : 'off'}
        {...form.field(`${who}_contact`)}
      />
    </>
  );
}

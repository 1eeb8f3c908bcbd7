import { schemaResolver, useForm } from '@mantine/form';
import { useSession } from '../../../lib/session/session-record.ts';
import { emptyContact, type BookingDraft, type ContactValues } from '../draft/booking-draft.ts';
import { afterPress } from '../frame/after-press.ts';
import { contactRules } from './contact-rules.ts';

export type ContactForm = ReturnType<typeof useContactForm>;

/**
 * Step 2's form: what was typed before, else the signed-in person as the sender; every change is kept. Faults show once
 * a field was left; the button says the rest by being disabled (specification §5).
 */
export function useContactForm(kept: ContactValues | null, patch: (part: Partial<BookingDraft>) => void) {
  const session = useSession();
  const form = useForm<ContactValues>({
    initialValues: kept ?? {
      ...emptyContact(),
      sender_name: [session?.firstname, session?.lastname].filter(Boolean).join(' '),
      sender_contact: session?.phone ?? '',
    },
    validate: schemaResolver(contactRules, { sync: true }),
    onValuesChange: (values) => patch({ bookingsecondValues: values }),
  });
  return {
    ...form,
    /** What an input takes to be a field of the form. */
    field: (name: keyof ContactValues) => ({
      ...(form.getInputProps(name) as unknown as Record<string, unknown>),
      onBlur: () => afterPress(() => void form.validateField(name)),
    }),
  };
}

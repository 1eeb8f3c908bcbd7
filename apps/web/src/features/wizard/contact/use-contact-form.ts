import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { useSession } from '../../../lib/session/session-record.ts';
import { emptyContact, type BookingDraft, type ContactValues } from '../draft/booking-draft.ts';
import { contactRules } from './contact-rules.ts';

export type ContactForm = UseFormReturnType<ContactValues>;

/** Step 2's form: what was typed before, else the signed-in person as the sender; every change is kept. */
export function useContactForm(
  kept: ContactValues | null,
  patch: (part: Partial<BookingDraft>) => void,
): ContactForm {
  const session = useSession();
  return useForm<ContactValues>({
    initialValues: kept ?? {
      ...emptyContact(),
      sender_name: [session?.firstname, session?.lastname].filter(Boolean).join(' '),
      sender_contact: session?.phone ?? '',
    },
    validate: schemaResolver(contactRules, { sync: true }),
    // Faults show once a field was left; the button says the rest by being disabled (specification §5).
    validateInputOnBlur: true,
    onValuesChange: (values) => patch({ bookingsecondValues: values }),
  });
}

import { vehicleTypes } from '@cursa/contracts/catalogues/vehicle-types';
import { formatDay } from '../../../lib/format/date.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { stepPath } from '../draft/missing-steps.ts';
import { Section } from '../frame/section.tsx';
import { confirmTexts } from './confirm-texts.ts';
import { EditLink } from './edit-link.tsx';
import { FactList } from './fact-list.tsx';

/** Who, when and what the courier should know, read-only. */
export function ContactSummary({ draft }: { readonly draft: BookingDraft }) {
  const t = useMessages(confirmTexts);
  const locale = useLocale();
  const contact = draft.bookingsecondValues;
  if (!contact) return null;
  const day = (iso: string) => (iso === '' ? '' : formatDay(iso, locale));
  const date = {
    before: t.before(day(contact.pickup_before_date)),
    after: t.after(day(contact.pickup_after_date)),
    between: t.between(day(contact.pickup_start_date), day(contact.delivery_date)),
  };
  const vehicle = vehicleTypes.find(({ value }) => value === contact.vehicle_type);
  return (
    <Section title={t.people} action={<EditLink to={stepPath('contact', draft)} what={t.people} />}>
      <FactList
        facts={[
          [t.date, date[contact.pickup_option]],
          [t.time, contact.pickup_time],
          [t.vehicle, vehicle?.label[locale] ?? contact.vehicle_type],
          [t.sender, [contact.sender_name, contact.sender_contact].filter(Boolean).join('\n')],
          [t.receiver, [contact.receiver_name, contact.receiver_contact].filter(Boolean).join('\n')],
          [t.instructions, contact.instrucktion_for_pickers],
          [t.notes, contact.courier_notes],
        ]}
      />
    </Section>
  );
}

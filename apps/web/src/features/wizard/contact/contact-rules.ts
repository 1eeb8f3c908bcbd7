import { z } from 'zod';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { dayFromToday } from '../../../lib/format/date.ts';
import { readLocale } from '../../../lib/i18n/locale.ts';
import { defineMessages, pick } from '../../../lib/i18n/messages.ts';
import { contactValues } from '../draft/booking-draft.ts';

const messages = defineMessages({
  ro: {
    name: 'Scrie numele.',
    day: 'Alege o dată.',
    past: 'Alege ziua de azi sau una care urmează.',
    order: 'Livrarea nu poate fi înaintea preluării.',
    notes: 'Cel mult 500 de caractere.',
  },
  en: {
    name: 'Write the name.',
    day: 'Choose a date.',
    past: 'Choose today or a later day.',
    order: 'The delivery cannot come before the pickup.',
    notes: 'At most 500 characters.',
  },
});
type Key = keyof typeof messages.ro;
const say = (key: Key) => () => pick(messages, readLocale())[key];

const name = z
  .string()
  .trim()
  .min(1, { error: say('name') })
  .max(100, { error: say('name') });
const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** The dates that each option asks for; the others are kept and not looked at (specification §4). */
const asked = {
  before: ['pickup_before_date'],
  after: ['pickup_after_date'],
  between: ['pickup_start_date', 'delivery_date'],
} as const;

/** Step 2 (specification §5): names and contacts required, dates not past and in order (decision 32). */
export const contactRules = contactValues
  .extend({
    sender_name: name,
    sender_contact: z
      .string()
      .trim()
      .regex(/^\+?[\d .-]{6,20}$/, screenLiterals.phoneInvalid),
    receiver_name: name,
    receiver_contact: z
      .string()
      .trim()
      .regex(/^\d{10}$/, screenLiterals.receiverPhoneInvalid),
    instrucktion_for_pickers: z.string().trim().max(10, screenLiterals.courierInstructions),
    courier_notes: z
      .string()
      .trim()
      .max(500, { error: say('notes') }),
    vehicle_type: z.string().min(1),
  })
  .superRefine((values, context) => {
    const fault = (field: string, key: Key) =>
      context.addIssue({ code: 'custom', path: [field], message: say(key)() });
    const today = dayFromToday(0);
    for (const field of asked[values.pickup_option]) {
      if (!ISO.test(values[field])) fault(field, 'day');
      else if (values[field] < today) fault(field, 'past');
    }
    if (values.pickup_option === 'between' && values.delivery_date < values.pickup_start_date)
      fault('delivery_date', 'order');
  });

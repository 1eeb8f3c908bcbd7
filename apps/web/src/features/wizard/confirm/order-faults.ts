import type { Locale } from '../../../lib/i18n/locale.ts';
import { defineMessages, pick } from '../../../lib/i18n/messages.ts';
import type { WizardStep } from '../draft/missing-steps.ts';

export interface OrderFault {
  readonly text: string;
  /** Where it is put right; undefined for this very step. */
  readonly step: WizardStep | undefined;
}

const fields = defineMessages({
  ro: {
    pickup: 'Adresa de preluare',
    dropoff: 'Adresa de livrare',
    category: 'Categoria',
    lines: 'Obiectele',
    from: 'Etajele și serviciile',
    to: 'Etajele și serviciile',
    schedule: 'Datele',
    sender_name: 'Numele expeditorului',
    sender_contact: 'Telefonul expeditorului',
    receiver_name: 'Numele destinatarului',
    receiver_contact: 'Telefonul destinatarului',
    instructions: 'Instrucțiunile',
    courier_notes: 'Detaliile pentru curier',
    vehicle_type: 'Vehiculul',
    photo_ids: 'Fotografiile',
  },
  en: {
    pickup: 'Pickup address',
    dropoff: 'Delivery address',
    category: 'Category',
    lines: 'Items',
    from: 'Floors and services',
    to: 'Floors and services',
    schedule: 'Dates',
    sender_name: 'Name of the sender',
    sender_contact: 'Phone of the sender',
    receiver_name: 'Name of the receiver',
    receiver_contact: 'Phone of the receiver',
    instructions: 'Instructions',
    courier_notes: 'Details for the courier',
    vehicle_type: 'Vehicle',
    photo_ids: 'Photos',
  },
});

/** The server's reasons in Romanian; a reason that is new is shown as the server says it. */
const REASONS: Readonly<Record<string, string>> = {
  'is in the past': 'data a trecut',
  'is before the pickup': 'livrarea este înaintea preluării',
  'is required between two dates': 'lipsește data livrării',
  'is the same as the pickup': 'este aceeași cu adresa de preluare',
  'needs at least one item with a quantity': 'este nevoie de cel puțin un obiect',
  'is not a known category': 'nu este o categorie cunoscută',
  'is not a photo you uploaded': 'o fotografie nu mai este disponibilă; încarc-o din nou',
  'is required': 'lipsește',
};

const STEPS: Readonly<Record<string, WizardStep>> = {
  pickup: 'location',
  dropoff: 'location',
  category: 'location',
  lines: 'goods',
  from: 'goods',
  to: 'goods',
};

/** A refused field in words, and the step it belongs to. */
export function orderFault(error: { field: string; message: string }, locale: Locale): OrderFault {
  const head = error.field.replace(/^body\./, '').split('.')[0] ?? '';
  const names: Readonly<Record<string, string>> = pick(fields, locale);
  const reason = (locale === 'ro' ? REASONS[error.message] : undefined) ?? error.message;
  return {
    text: `${names[head] ?? error.field}: ${reason}`,
    step: head === 'photo_ids' ? undefined : (STEPS[head] ?? 'contact'),
  };
}

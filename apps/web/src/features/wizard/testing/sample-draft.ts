import { orderLine } from '@cursa/contracts/catalogues/order-line';
import { emptyContact, emptyDraft, type BookingDraft } from '../draft/booking-draft.ts';

/** A complete draft of one parcel, for tests. */
export function sampleDraft(part: Partial<BookingDraft> = {}): BookingDraft {
  return {
    ...emptyDraft,
    pickupaddress: 'Cluj-Napoca, Cluj',
    pickup_lat: 46.77,
    pickup_long: 23.6,
    dropoffaddress: 'București',
    dropoff_lat: 44.43,
    dropoff_long: 26.1,
    category: 'other',
    goods: {
      other: {
        entries: [{ content: 'Cărți', quantity: 1 }],
        lines: [orderLine.parse({ item_name: 'Other - Cărți', content: 'Cărți' })],
        ready: true,
      },
    },
    bookingsecondValues: {
      ...emptyContact(),
      sender_name: 'Ana Popescu',
      sender_contact: '0712345678',
      receiver_name: 'Ion',
      receiver_contact: '0722333444',
    },
    ...part,
  };
}

/** Puts a draft where the wizard keeps its own. */
export function keepSample(draft: BookingDraft): void {
  sessionStorage.setItem('formData', JSON.stringify(draft));
}

export const sampleEstimate = {
  quote_id: 'q-1',
  expires_at: '2036-11-22T10:00:00Z',
  tariff_version: 't-1',
  currency: 'USD',
  total_minor: 10_336,
  base_minor: 8_542,
  vat_minor: 1_794,
  distance_m: 422_000,
  distance_kind: 'estimate',
  breakdown: [
    { code: 'base', label: 'Base price', amount_minor: 1_500 },
    { code: 'distance', label: 'Distance, 422.0 km', amount_minor: 7_042 },
    { code: 'vat', label: 'VAT 21 %', amount_minor: 1_794 },
  ],
};

import type { RequestOf } from '@cursa/contracts/endpoint';
import type { bookingApi } from '@cursa/contracts/http/booking';
import type { BookingDraft, ContactValues } from './booking-draft.ts';
import { handlingOf, linesOf } from './order-parts.ts';
import { stopOf } from './stop-of.ts';

type OrderBody = RequestOf<typeof bookingApi.createOrder>['body'];

/** The order of a complete draft; undefined while something is missing. Amounts are the server's (decision 21). */
export function orderBody(draft: BookingDraft, quoteId: string | null): OrderBody | undefined {
  const [pickup, dropoff] = [stopOf(draft, 'pickup'), stopOf(draft, 'dropoff')];
  const contact = draft.bookingsecondValues;
  const lines = linesOf(draft);
  if (!pickup || !dropoff || !draft.category || !contact || lines.length === 0) return undefined;
  return {
    pickup,
    dropoff,
    category: draft.category,
    lines,
    ...handlingOf(draft),
    schedule: scheduleOf(contact),
    vehicle_type: contact.vehicle_type,
    sender_name: contact.sender_name.trim(),
    sender_contact: contact.sender_contact.trim(),
    receiver_name: contact.receiver_name.trim(),
    receiver_contact: contact.receiver_contact.trim(),
    instructions: contact.instrucktion_for_pickers.trim(),
    courier_notes: contact.courier_notes.trim(),
    photo_ids: draft.photos.map(({ media_id }) => media_id),
    ...(quoteId === null ? {} : { quote_id: quoteId }),
  };
}

/** The chosen date is copied to pickup_date; 'between' keeps the delivery date too (specification §4). */
export function scheduleOf(contact: ContactValues): OrderBody['schedule'] {
  const dates = {
    before: contact.pickup_before_date,
    after: contact.pickup_after_date,
    between: contact.pickup_start_date,
  };
  return {
    option: contact.pickup_option,
    pickup_date: dates[contact.pickup_option],
    delivery_date: contact.pickup_option === 'between' ? contact.delivery_date : null,
    pickup_time: contact.pickup_time,
  };
}

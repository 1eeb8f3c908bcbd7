import type { BookingDraft } from '../draft/booking-draft.ts';
import { stopOf, type Side } from '../draft/stop-of.ts';

export type StopFault = 'required' | 'choose' | 'same';

/** What is wrong with one end of the trip: nothing typed, or text that was not chosen from the list (specification §5). */
export function stopFault(draft: BookingDraft, side: Side): StopFault | undefined {
  if (draft[`${side}address`].trim() === '') return 'required';
  if (!stopOf(draft, side)) return 'choose';
  return side === 'dropoff' && isSamePlace(draft) ? 'same' : undefined;
}

/** The server refuses an order that goes nowhere; within a town the details make the difference. */
function isSamePlace(draft: BookingDraft): boolean {
  return (
    draft.pickupaddress === draft.dropoffaddress &&
    draft.pickup_lat === draft.dropoff_lat &&
    draft.pickup_long === draft.dropoff_long &&
    draft.pickup_additionalAddress.trim() === draft.dropoff_additionalAddress.trim()
  );
}

export function isLocationReady(draft: BookingDraft): boolean {
  return !stopFault(draft, 'pickup') && !stopFault(draft, 'dropoff') && draft.category !== null;
}

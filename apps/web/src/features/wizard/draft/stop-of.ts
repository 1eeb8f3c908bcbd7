import type { BookingDraft } from './booking-draft.ts';

export type Side = 'pickup' | 'dropoff';

export interface DraftStop {
  readonly address: string;
  readonly additional: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** One end of the trip once it was chosen with its coordinates; typed text alone is none (specification §5). */
export function stopOf(draft: BookingDraft, side: Side): DraftStop | undefined {
  const address = draft[`${side}address`];
  const latitude = draft[`${side}_lat`];
  const longitude = draft[`${side}_long`];
  if (address.trim() === '' || latitude === null || longitude === null) return undefined;
  return { address, additional: draft[`${side}_additionalAddress`], latitude, longitude };
}

/** The draft's fields for a chosen place, or for text that is no place yet. */
export function stopFields(
  side: Side,
  address: string,
  at?: { readonly latitude: number; readonly longitude: number },
): Partial<BookingDraft> {
  return {
    [`${side}address`]: address,
    [`${side}_lat`]: at?.latitude ?? null,
    [`${side}_long`]: at?.longitude ?? null,
  };
}

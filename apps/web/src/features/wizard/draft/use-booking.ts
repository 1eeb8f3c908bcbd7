import { useCallback } from 'react';
import { readDraft, useDraft } from '../../../lib/forms/use-draft.ts';
import { bookingDraft, emptyDraft, type BookingDraft } from './booking-draft.ts';

const KEY = 'formData';

export interface Booking {
  readonly draft: BookingDraft;
  /** Writes part of the draft at once; a photo that arrives late does not undo what was typed meanwhile. */
  readonly patch: (part: Partial<BookingDraft>) => void;
  readonly clear: () => void;
}

/** The booking draft of this tab; survives a reload, going back and signing in, and goes once the order is posted. */
export function useBooking(): Booking {
  const { draft, keep, clear } = useDraft(KEY, bookingDraft);
  const patch = useCallback(
    (part: Partial<BookingDraft>) => keep({ ...(readDraft(KEY, bookingDraft) ?? emptyDraft), ...part }),
    [keep],
  );
  return { draft: draft ?? emptyDraft, patch, clear };
}

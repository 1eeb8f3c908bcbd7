import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { RequestOf } from '@cursa/contracts/endpoint';
import { pricingApi } from '@cursa/contracts/http/pricing';
import { useRead } from '../../../lib/api/use-read.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { handlingOf, linesOf } from '../draft/order-parts.ts';
import { stopOf } from '../draft/stop-of.ts';

type EstimateBody = RequestOf<typeof pricingApi.estimate>['body'];

const WAIT_MS = 350;

/** The question that the draft asks of pricing; undefined until both ends of the trip are known. */
export function estimateBody(draft: BookingDraft): EstimateBody | undefined {
  const [pickup, dropoff] = [stopOf(draft, 'pickup'), stopOf(draft, 'dropoff')];
  if (!pickup || !dropoff || !draft.category) return undefined;
  return {
    pickup: { latitude: pickup.latitude, longitude: pickup.longitude },
    dropoff: { latitude: dropoff.latitude, longitude: dropoff.longitude },
    category: draft.category,
    lines: linesOf(draft),
    vehicle_type: draft.bookingsecondValues?.vehicle_type ?? 'Car',
    ...handlingOf(draft),
  };
}

/**
 * The price of the draft as it is, asked for once the typing rests. Only the answer to the latest question is shown;
 * the former one stays while the next is on its way.
 */
export function useEstimate(draft: BookingDraft) {
  const body = useMemo(() => estimateBody(draft), [draft]);
  const [asked] = useDebouncedValue(body, WAIT_MS);
  const answer = useRead(
    pricingApi.estimate,
    { body: asked ?? NOTHING },
    { enabled: asked !== undefined, keepPrevious: true },
  );
  return {
    known: body !== undefined,
    estimate: answer.data,
    /** The shown price is that of an earlier state of the draft. */
    stale: body !== asked || answer.isFetching,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}

const NOTHING: EstimateBody = {
  pickup: { latitude: 0, longitude: 0 },
  dropoff: { latitude: 0, longitude: 0 },
  lines: [],
};

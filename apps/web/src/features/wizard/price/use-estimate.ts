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
  // As text: the same question asked by another object is the same question.
  const question = JSON.stringify(estimateBody(draft) ?? null);
  const [asked] = useDebouncedValue(question, WAIT_MS);
  const body = useMemo(() => JSON.parse(asked) as EstimateBody | null, [asked]);
  const answer = useRead(
    pricingApi.estimate,
    { body: body ?? NOTHING },
    { enabled: body !== null, keepPrevious: true },
  );
  return {
    known: question !== 'null',
    estimate: answer.data,
    /** The shown price is that of an earlier state of the draft. */
    stale: question !== asked || answer.isFetching,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}

const NOTHING: EstimateBody = {
  pickup: { latitude: 0, longitude: 0 },
  dropoff: { latitude: 0, longitude: 0 },
  lines: [],
};

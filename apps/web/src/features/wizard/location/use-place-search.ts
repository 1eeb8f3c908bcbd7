import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import { pricingApi } from '@cursa/contracts/http/pricing';
import { useRead } from '../../../lib/api/use-read.ts';

export type Place = ResponseOf<typeof pricingApi.suggestPlaces>['places'][number];

const WAIT_MS = 180;

/** Suggestions for what is being typed; the former ones stay until the next have come. */
export function usePlaceSearch(text: string, active: boolean) {
  // One search session per field, as providers of places bill by it.
  const [session] = useState(() => crypto.randomUUID());
  const [typed] = useDebouncedValue(text.trim(), WAIT_MS);
  const wanted = active && typed.length >= 2;
  const answer = useRead(
    pricingApi.suggestPlaces,
    { query: { query: typed.slice(0, 200), limit: 6, session } },
    { enabled: wanted, keepPrevious: true },
  );
  return {
    places: wanted ? (answer.data?.places ?? []) : [],
    searching: wanted && answer.isFetching,
    error: wanted ? answer.error : null,
    nothing: wanted && answer.isSuccess && !answer.isPlaceholderData && answer.data.places.length === 0,
  };
}

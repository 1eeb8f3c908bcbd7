import { bookingApi } from '@cursa/contracts/http/booking';
import type { LatLng } from '../../../components/map/map-types.ts';
import { useRead } from '../../../lib/api/use-read.ts';

export const MOST_ROWS = 200;
const REFRESH_MS = 30_000;

/** Open deliveries near a place, read again by themselves; the last list stays while the next is on its way. */
export function useNearby(place: LatLng | undefined) {
  return useRead(
    bookingApi.nearbyOrders,
    { query: { ...place, limit: MOST_ROWS } },
    { refetchInterval: REFRESH_MS, keepPrevious: true },
  );
}

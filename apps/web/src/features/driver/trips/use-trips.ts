import { bookingApi } from '@cursa/contracts/http/booking';
import { useRead } from '../../../lib/api/use-read.ts';

const REFRESH_MS = 30_000;

/** This driver's accepted deliveries, or those that are over. */
export function useTrips(scope: 'current' | 'history') {
  return useRead(bookingApi.listTrips, { query: { scope, limit: 200 } }, { refetchInterval: REFRESH_MS });
}

import { useEffect } from 'react';
import { authApi, type AccountStatus } from '@cursa/contracts/http/auth';
import { useRead } from '../../lib/api/use-read.ts';
import type { DriverReview } from './driver-review.ts';
import { linkEnd } from './link-end.ts';

/** Links are renewed so long before they end, ms. */
const MARGIN_MS = 20_000;

/** Drivers of one status. Every look is written down by the server, so the list is read again only for a reason. */
export function useDrivers(status: AccountStatus) {
  const query = useRead(authApi.adminDrivers, { query: { status } });
  const { data, refetch } = query;
  useEffect(() => {
    const end = firstEnd(data?.drivers ?? []);
    if (end === undefined) return;
    const timer = setTimeout(() => void refetch(), Math.max(5_000, end - Date.now() - MARGIN_MS));
    return () => clearTimeout(timer);
  }, [data, refetch]);
  return query;
}

/** When the first of the documents' links stops working. */
function firstEnd(drivers: readonly DriverReview[]): number | undefined {
  const ends = drivers.flatMap(({ documents }) => documents.map(({ url }) => linkEnd(url) ?? Infinity));
  const first = Math.min(...ends);
  return Number.isFinite(first) ? first : undefined;
}

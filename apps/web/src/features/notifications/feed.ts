import { notificationsApi } from '@cursa/contracts/http/notifications';
import { useRead } from '../../lib/api/use-read.ts';

const EVERY_MS = 60_000;

/** My notices, newest first; asked for again each minute while the page is looked at. */
export function useFeed() {
  return useRead(notificationsApi.feed, { query: { limit: 50 } }, { refetchInterval: EVERY_MS });
}

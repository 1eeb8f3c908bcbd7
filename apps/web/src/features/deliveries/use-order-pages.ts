import { useInfiniteQuery } from '@tanstack/react-query';
import { bookingApi } from '@cursa/contracts/http/booking';
import { useApi } from '../../lib/api/api-context.tsx';

const PAGE = 20;

/** My deliveries page by page; the key begins as every other read of the endpoint, so it grows stale with them. */
export function useOrderPages(scope: 'active' | 'history') {
  const client = useApi();
  return useInfiniteQuery({
    queryKey: [bookingApi.listOrders.id, { query: { scope } }, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      client.call(
        bookingApi.listOrders,
        { query: { scope, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
}

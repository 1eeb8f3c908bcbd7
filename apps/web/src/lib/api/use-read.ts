import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { EndpointDefinition, RequestOf, ResponseOf } from '@cursa/contracts/endpoint';
import type { Client } from '@cursa/api-client/client';
import { useApi } from './api-context.tsx';

interface ReadOptions {
  /** False while a needed id is not known. */
  readonly enabled?: boolean;
  /** Milliseconds between reads while the page is open and visible. */
  readonly refetchInterval?: number;
  /** Keep the last answer on the screen while the next is on its way, e.g. when filters change. */
  readonly keepPrevious?: boolean;
}

/** Options of one read, for hooks, prefetching and reading ahead; the key is the endpoint's name and the request. */
export function readOptions<E extends EndpointDefinition>(
  client: Client,
  endpoint: E,
  request: RequestOf<E>,
) {
  return queryOptions<ResponseOf<E>>({
    queryKey: [endpoint.id, request],
    queryFn: ({ signal }) => client.call(endpoint, request, { signal }),
  });
}

/** Reads an endpoint of the contracts: `useRead(bookingApi.orderDetail, { params: { order_id } })`. */
export function useRead<E extends EndpointDefinition>(
  endpoint: E,
  request: RequestOf<E>,
  { enabled = true, refetchInterval, keepPrevious = false }: ReadOptions = {},
): UseQueryResult<ResponseOf<E>> {
  const client = useApi();
  return useQuery({
    ...readOptions(client, endpoint, request),
    enabled,
    ...(refetchInterval === undefined ? {} : { refetchInterval }),
    ...(keepPrevious ? { placeholderData: (previous: ResponseOf<E> | undefined) => previous as never } : {}),
  });
}

import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { EndpointDefinition, RequestOf, ResponseOf } from '@cursa/contracts/endpoint';
import { useApi } from './api-context.tsx';

interface CallOptions<E extends EndpointDefinition> {
  /** Reads that the call makes stale: every read of these endpoints. */
  readonly stale?: readonly EndpointDefinition[];
  readonly onSuccess?: (answer: ResponseOf<E>, request: RequestOf<E>) => unknown;
  readonly onError?: (error: Error, request: RequestOf<E>) => unknown;
}

/**
 * Calls an endpoint that changes something. An endpoint that honours an Idempotency-Key gets one that stays the same
 * until the request changes or the call succeeds, so a second click or a retry after a cut line has one effect.
 */
export function useCall<E extends EndpointDefinition>(
  endpoint: E,
  { stale = [], onSuccess, onError }: CallOptions<E> = {},
): UseMutationResult<ResponseOf<E>, Error, RequestOf<E>> {
  const client = useApi();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();
  const once = useOneAtATime<ResponseOf<E>>();
  return useMutation<ResponseOf<E>, Error, RequestOf<E>>({
    mutationKey: [endpoint.id],
    networkMode: 'always',
    mutationFn: (request) =>
      once(request, () =>
        client.call(endpoint, request, endpoint.idempotent ? { idempotencyKey: keyFor.of(request) } : {}),
      ),
    onSuccess: async (answer, request) => {
      keyFor.done();
      const outdated = Promise.all(stale.map(({ id }) => queries.invalidateQueries({ queryKey: [id] })));
      await onSuccess?.(answer, request);
      await outdated;
    },
    ...(onError ? { onError } : {}),
  });
}

/** A second press that comes before the button shows that it was pressed joins the call under way. */
function useOneAtATime<T>() {
  const underWay = useRef<{ readonly text: string; readonly answer: Promise<T> } | undefined>(undefined);
  return (request: unknown, call: () => Promise<T>): Promise<T> => {
    const text = JSON.stringify(request);
    if (underWay.current?.text === text) return underWay.current.answer;
    const answer = call().finally(() => void (underWay.current = undefined));
    underWay.current = { text, answer };
    return answer;
  };
}

function useIdempotencyKey() {
  const kept = useRef<{ readonly text: string; readonly key: string } | undefined>(undefined);
  return {
    of(request: unknown): string {
      const text = JSON.stringify(request);
      if (kept.current?.text !== text) kept.current = { text, key: crypto.randomUUID() };
      return kept.current.key;
    },
    done: () => void (kept.current = undefined),
  };
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api-context.tsx';
import { findPeople, type People } from './find-people.ts';

/** Names by id, as far as they can be found; nobody waits for them. */
export function usePeople(role: 'user' | 'driver', orderId: string | undefined, enabled = true): People {
  const client = useApi();
  const { data } = useQuery({
    queryKey: ['chat.people', role, orderId ?? ''],
    queryFn: () => findPeople(client, role, orderId),
    enabled,
    staleTime: 300_000,
  });
  return data ?? {};
}

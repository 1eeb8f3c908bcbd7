import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { chatApi } from '@cursa/contracts/http/chat';
import { useApi } from '../../lib/api/api-context.tsx';
import { addOlder, PAGE, type Thread } from './thread.ts';

/** Reads the page of messages before the oldest one on the screen. */
export function useOlder(key: QueryKey, otherId: string) {
  const client = useApi();
  const queries = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const before = queries.getQueryData<Thread>(key)?.read[0]?.message_id;
      if (before === undefined) return;
      const request = { params: { other_id: otherId }, query: { before, limit: PAGE } };
      const { messages } = await client.call(chatApi.readMessages, request);
      queries.setQueryData<Thread>(key, (thread) => (thread ? addOlder(thread, messages) : thread));
    },
  });
  return {
    load: () => {
      if (!isPending) mutate();
    },
    isLoading: isPending,
    isError,
  };
}

import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { chatApi, type Message } from '@cursa/contracts/http/chat';
import { useApi } from '../../lib/api/api-context.tsx';
import { isProblem } from '../../lib/errors/is-problem.ts';
import type { ChatFeed } from './chat-feed.ts';
import { addAhead, addRead, firstPage, PAGE, type Thread } from './thread.ts';
import { useOlder } from './use-older.ts';

/** Specification §9; only without a live stream. */
const POLL_MS = 2_000;

export interface OpenThread {
  readonly query: UseQueryResult<Thread>;
  readonly older: ReturnType<typeof useOlder>;
  /** Shows a message that was just sent and reads what else has come (specification §5). */
  readonly addSent: (message: Message) => void;
}

/** A conversation: its latest messages, then only what is new. Reads go on after the last message that was read. */
export function useThread(
  otherId: string,
  orderId: string | undefined,
  feed: ChatFeed | undefined,
  isSending: { readonly current: boolean },
): OpenThread {
  const client = useApi();
  const queries = useQueryClient();
  const key = useMemo(() => ['messages.thread', otherId, orderId ?? ''], [otherId, orderId]);
  const asked = orderId === undefined ? {} : { order_id: orderId };
  const query = useQuery<Thread>({
    queryKey: key,
    // A refusal stays one: asking again every two seconds would only ask the person to sign in again and again.
    refetchInterval: ({ state }) =>
      (!feed || feed.isDown) && !(isProblem(state.error) && state.error.status < 500) ? POLL_MS : false,
    queryFn: async ({ signal }) => {
      const after = queries.getQueryData<Thread>(key)?.read.at(-1)?.message_id;
      const page = after === undefined ? { limit: PAGE } : { after };
      const request = { params: { other_id: otherId }, query: { ...asked, ...page } };
      const { messages, free } = await client.call(chatApi.readMessages, request, { signal });
      const known = queries.getQueryData<Thread>(key);
      return known ? addRead(known, messages, free) : firstPage(messages, free);
    },
  });
  const add = useCallback(
    (message: Message) =>
      queries.setQueryData<Thread>(key, (thread) => (thread ? addAhead(thread, message) : thread)),
    [queries, key],
  );
  const readOn = useCallback(() => void queries.invalidateQueries({ queryKey: key }), [queries, key]);
  const missed = useRef(false);
  const isRead = query.data !== undefined;
  useEffect(() => {
    if (!isRead || !missed.current) return;
    missed.current = false;
    readOn();
  }, [isRead, readOn]);
  useEffect(
    () =>
      feed?.subscribe((message) => {
        // The first read is still under way and may have begun before this: another one follows it.
        if (queries.getQueryData(key) === undefined) missed.current = true;
        else if (!message) readOn();
        else if (message.sender_id === otherId) add(message);
        // One's own, from another device; what is just being sent here is shown already and read afterwards.
        else if (message.receiver_id === otherId && !isSending.current) add(message);
      }),
    [feed, otherId, add, readOn, isSending, queries, key],
  );
  const addSent = useCallback(
    (message: Message) => {
      add(message);
      readOn();
    },
    [add, readOn],
  );
  return { query, older: useOlder(key, otherId), addSent };
}

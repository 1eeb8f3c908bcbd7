import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { chatApi } from '@cursa/contracts/http/chat';
import { useRead } from '../../lib/api/use-read.ts';
import { isUnread, markRead, onMarks, readMarks } from './read-marks.ts';
import type { LiveFeed } from './use-live-stream.ts';

/** People with messages that this device has not shown; follows the live stream. */
export function useUnread(feed: LiveFeed) {
  const queries = useQueryClient();
  const { data } = useRead(chatApi.listConversations, {});
  const marks = useSyncExternalStore(onMarks, readMarks);
  useEffect(
    () => feed.subscribe(() => void queries.invalidateQueries({ queryKey: [chatApi.listConversations.id] })),
    [feed, queries],
  );
  const conversations = data?.conversations;
  const unread = useMemo(
    () =>
      new Set(
        conversations
          ?.filter(
            ({ other_id, last_at, last_sender_id }) =>
              last_sender_id === other_id && isUnread(marks, other_id, Date.parse(last_at)),
          )
          .map(({ other_id }) => other_id),
      ),
    [conversations, marks],
  );
  const see = useCallback((otherId: string, at: string) => markRead(otherId, Date.parse(at)), []);
  return { unread, see };
}

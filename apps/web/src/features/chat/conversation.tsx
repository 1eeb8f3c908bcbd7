import { useEffect, useRef, useState } from 'react';
import { NoMessagesArt } from '../../components/art/empty/no-messages.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailureNote } from '../../components/failure-note.tsx';
import { RowsSkeleton } from '../../components/query-view.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import type { ChatFeed } from './chat-feed.ts';
import { chatTexts } from './chat-texts.ts';
import classes from './chat.module.css';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { messagesOf } from './thread.ts';
import { useOutbox } from './use-outbox.ts';
import { useThread } from './use-thread.ts';

export interface ConversationProps {
  readonly otherId: string;
  readonly orderId: string | undefined;
  readonly name: string;
  /** Without a live stream the conversation is read every two seconds. */
  readonly feed?: ChatFeed | undefined;
  /** The newest message came into sight; told its instant. */
  readonly onSeen?: ((at: string) => void) | undefined;
}

/** Messages with one person and the line to write the next. Give it a `key` of the person: it belongs to one. */
export function Conversation({ otherId, orderId, name, feed, onSeen }: ConversationProps) {
  const t = useMessages(chatTexts);
  const isSending = useRef(false);
  const { query, older, addSent } = useThread(otherId, orderId, feed, isSending);
  const { outbox, letters } = useOutbox(otherId, orderId, addSent, query.data !== undefined);
  useEffect(() => void (isSending.current = letters.some(({ state }) => state === 'sending')), [letters]);
  const [text, setText] = useDraftText(otherId);
  const thread = query.data;
  if (!thread)
    return query.isError ? (
      <FailureNote error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <div aria-busy="true">
        <RowsSkeleton rows={5} height={56} />
      </div>
    );
  const messages = messagesOf(thread);
  return (
    <div className={classes.conversation}>
      {query.isError ? <FailureNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {messages.length + letters.length === 0 ? (
        <div className={classes.empty}>
          <EmptyState art={<NoMessagesArt />} title={t.emptyTitle} text={t.empty(name)} />
        </div>
      ) : (
        <MessageList
          {...{ messages, letters, otherId, name, older }}
          onSeen={() => onSeen?.(messages.at(-1)?.created_at ?? '')}
          hasOlder={thread.hasOlder}
          onRetry={(key) => outbox.retry(key)}
          onEdit={(key) => setText([text, outbox.takeBack(key)].filter(Boolean).join('\n'))}
        />
      )}
      <Composer
        text={text}
        onText={setText}
        free={thread.free}
        onSend={(written) => {
          outbox.add(written);
          setText('');
        }}
      />
    </div>
  );
}

/** What is being written, kept over a reload and a look elsewhere. */
function useDraftText(otherId: string) {
  const key = `cursa-chat-draft:${otherId}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const keep = (next: string) => {
    if (next === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
    setText(next);
  };
  return [text, keep] as const;
}

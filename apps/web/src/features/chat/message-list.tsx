import { Button, Text } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import type { Message } from '@cursa/contracts/http/chat';
import { useMessages } from '../../lib/i18n/messages.ts';
import { LetterBubble } from './bubble.tsx';
import { chatTexts } from './chat-texts.ts';
import classes from './chat.module.css';
import { MessageRows } from './message-rows.tsx';
import type { Letter } from './outbox.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';
import type { OpenThread } from './use-thread.ts';

interface MessageListProps {
  readonly messages: readonly Message[];
  readonly letters: readonly Letter[];
  readonly otherId: string;
  readonly name: string;
  readonly hasOlder: boolean;
  readonly older: OpenThread['older'];
  readonly onRetry: (key: string) => void;
  readonly onEdit: (key: string) => void;
  /** The newest message came into sight. */
  readonly onSeen: () => void;
}

/** The messages and what is on its way; stays at the newest unless the person scrolled up. */
export function MessageList({ messages, letters, otherId, name, hasOlder, older, ...on }: MessageListProps) {
  const t = useMessages(chatTexts);
  const last = messages.at(-1);
  const isOwn = letters.length > 0 || last?.receiver_id === otherId;
  const { box, onScroll, hasUnseen, toBottom } = useStickToBottom({
    newest: letters.at(-1)?.key ?? last?.message_id,
    isOwn,
    oldest: messages[0]?.message_id,
    tail: letters.map(({ state }) => state).join(),
    onTop: () => {
      if (hasOlder && !older.isError) older.load();
    },
    onSeen: on.onSeen,
  });
  // What scrolls must be reachable by keyboard.
  const reachable = { tabIndex: 0 };
  return (
    <div className={classes.frame}>
      <div
        ref={box}
        className={classes.log}
        role="log"
        aria-live="polite"
        aria-label={t.log(name)}
        onScroll={onScroll}
        {...reachable}
      >
        <div className={classes.pusher} />
        {hasOlder ? (
          <Button
            variant="subtle"
            color="gray"
            c="var(--mantine-color-text)"
            mx="auto"
            loading={older.isLoading}
            onClick={older.load}
          >
            {t.older}
          </Button>
        ) : null}
        {older.isError ? (
          <Text ta="center" size="sm">
            {t.olderFailed}
          </Text>
        ) : null}
        <MessageRows
          {...{ messages, otherId, name }}
          sentId={isOwn && letters.length === 0 ? last?.message_id : undefined}
        />
        {letters.map((letter) => (
          <LetterBubble
            key={letter.key}
            letter={letter}
            onRetry={() => on.onRetry(letter.key)}
            onEdit={() => on.onEdit(letter.key)}
          />
        ))}
      </div>
      {hasUnseen ? (
        <Button
          className={classes.newer}
          color="asfalt"
          radius="xl"
          leftSection={<IconArrowDown size={20} aria-hidden />}
          onClick={toBottom}
        >
          {t.newer}
        </Button>
      ) : null}
    </div>
  );
}

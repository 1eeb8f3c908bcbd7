import { Text } from '@mantine/core';
import { Fragment } from 'react';
import type { Message } from '@cursa/contracts/http/chat';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { Bubble } from './bubble.tsx';
import { chatTexts } from './chat-texts.ts';
import classes from './chat.module.css';
import { dayOf, nameOfDay } from './day-of.ts';

interface MessageRowsProps {
  readonly messages: readonly Message[];
  readonly otherId: string;
  readonly name: string;
  /** The message that says that it was sent: the last one, when it is one's own. */
  readonly sentId: string | undefined;
}

/** Messages in their order, with the days between them. */
export function MessageRows({ messages, otherId, name, sentId }: MessageRowsProps) {
  const t = useMessages(chatTexts);
  const locale = useLocale();
  return messages.map((message, index) => {
    const day = dayOf(message.created_at);
    const before = messages[index - 1];
    return (
      <Fragment key={message.message_id}>
        {before && dayOf(before.created_at) === day ? null : (
          <Text className={classes.day} component="p">
            {nameOfDay(day, locale, t)}
          </Text>
        )}
        <Bubble
          text={message.text}
          at={message.created_at}
          from={message.sender_id === otherId ? name : undefined}
          state={message.message_id === sentId ? t.sent : undefined}
        />
      </Fragment>
    );
  });
}

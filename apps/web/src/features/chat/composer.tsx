import { ActionIcon, Text, Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { checkMessage } from '@cursa/contracts/chat/message-filter';
import { useMessages } from '../../lib/i18n/messages.ts';
import { chatTexts } from './chat-texts.ts';
import classes from './chat.module.css';

interface ComposerProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** False until the order is accepted: the rule of specification §5 runs while typing. */
  readonly free: boolean;
  readonly onSend: (text: string) => void;
}

/** Where a message is written. Enter sends where there is a keyboard; on phones it begins a new line. */
export function Composer({ text, onText, free, onSend }: ComposerProps) {
  const t = useMessages(chatTexts);
  const noteId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const check = free ? { allowed: true as const } : checkMessage(text);
  useEffect(() => {
    // A phone's keyboard would hide the messages; who has a mouse wants to write at once.
    if (!isTouch()) input.current?.focus({ preventScroll: true });
  }, []);
  const send = () => {
    if (!check.allowed || text.trim() === '') return;
    onSend(text.trim());
    input.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div role="alert" id={noteId}>
        {check.allowed ? null : (
          <Text c="var(--mantine-color-error)" fw={600} size="sm" pb={6}>
            {check.message}
          </Text>
        )}
      </div>
      {free ? null : (
        <Text size="xs" c="dimmed" pb={6} className={classes.rule}>
          {t.rule}
        </Text>
      )}
      <div className={classes.line}>
        <Textarea
          ref={input}
          // In a dialog, whose frame would give the focus to its first button.
          data-autofocus={isTouch() ? undefined : true}
          className={classes.input}
          aria-label={t.write}
          aria-describedby={noteId}
          placeholder={t.placeholder}
          error={!check.allowed}
          minRows={1}
          maxRows={5}
          maxLength={2_000}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <ActionIcon
          type="submit"
          variant="filled"
          color="borna"
          size={48}
          aria-label={t.send}
          disabled={!check.allowed}
        >
          <IconSend2 size={24} aria-hidden />
        </ActionIcon>
      </div>
    </form>
  );
}

function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

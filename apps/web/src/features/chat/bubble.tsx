import { Button, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { chatTexts } from './chat-texts.ts';
import classes from './chat.module.css';
import { timeOf } from './day-of.ts';
import type { Letter } from './outbox.ts';

interface BubbleProps {
  readonly text: string;
  readonly at: string;
  /** Whose words, for those who do not see on which side they stand; undefined: one's own. */
  readonly from: string | undefined;
  /** How far one's own last message has come. */
  readonly state?: ReactNode;
}

/** One message. */
export function Bubble({ text, at, from, state }: BubbleProps) {
  const t = useMessages(chatTexts);
  const locale = useLocale();
  return (
    <div className={`${classes.row ?? ''} ${from === undefined ? (classes.own ?? '') : ''}`}>
      <div className={classes.bubble}>
        <VisuallyHidden>{from ?? t.you}: </VisuallyHidden>
        <Text className={classes.text}>{text}</Text>
        <Text size="xs" className={classes.foot}>
          <time dateTime={at}>{timeOf(at, locale)}</time>
          {state ? <span className={classes.state}>{state}</span> : null}
        </Text>
      </div>
    </div>
  );
}

interface LetterBubbleProps {
  readonly letter: Letter;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
}

/** A message of one's own that the server does not have yet. */
export function LetterBubble({ letter, onRetry, onEdit }: LetterBubbleProps) {
  const t = useMessages(chatTexts);
  const failed = letter.state === 'failed';
  return (
    <div className={failed ? undefined : classes.onItsWay}>
      <Bubble text={letter.text} at={letter.at} from={undefined} state={failed ? t.failed : t.sending} />
      {failed ? (
        <div className={classes.failed} role="alert">
          {letter.refusal ? (
            <Text size="sm" c="var(--mantine-color-error)" fw={600}>
              {letter.refusal}
            </Text>
          ) : (
            <Button variant="default" onClick={onRetry}>
              {t.retry}
            </Button>
          )}
          <Button variant="subtle" color="gray" c="var(--mantine-color-text)" onClick={onEdit}>
            {t.edit}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

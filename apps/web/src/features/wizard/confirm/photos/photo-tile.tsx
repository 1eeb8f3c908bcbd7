import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { describeError } from '../../../../lib/errors/describe-error.ts';
import { useLocale } from '../../../../lib/i18n/locale.ts';
import { useMessages } from '../../../../lib/i18n/messages.ts';
import { photoTexts } from './photo-texts.ts';
import classes from './photos.module.css';

interface PhotoTileProps {
  readonly number: number;
  readonly url: string;
  /** 0 to 1 while it travels; undefined once it has arrived. */
  readonly share?: number;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  readonly onRemove: () => void;
}

/** One photo: its picture, how far it has travelled, and what can be done with it. */
export function PhotoTile({ number, url, share, error, onRetry, onRemove }: PhotoTileProps) {
  const t = useMessages(photoTexts);
  const locale = useLocale();
  const [gone, setGone] = useState(false);
  const name = t.photo(number);
  const percent = share === undefined ? 100 : Math.round(share * 100);
  return (
    <li className={classes['tile']}>
      <div className={classes['picture']}>
        {gone ? <Text>{name}</Text> : <img src={url} alt={name} onError={() => setGone(true)} />}
      </div>
      <Stack gap={6} p="xs">
        {share !== undefined && error === undefined ? (
          <Progress value={percent} size="lg" aria-label={`${name}: ${t.sending(percent)}`} />
        ) : null}
        {error === undefined ? null : (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {t.failed} {describeError(error, locale).text}
          </Text>
        )}
        <Group gap={6}>
          {error === undefined || !onRetry ? null : (
            <Button variant="default" size="sm" aria-label={`${t.retry}: ${name}`} onClick={onRetry}>
              {t.retry}
            </Button>
          )}
          <Button
            variant="subtle"
            color="red"
            size="sm"
            aria-label={`${t.remove}: ${name}`}
            onClick={onRemove}
          >
            {t.remove}
          </Button>
        </Group>
      </Stack>
    </li>
  );
}

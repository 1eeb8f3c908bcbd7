import { Alert, Button, Stack, Text } from '@mantine/core';
import { describeError } from '../lib/errors/describe-error.ts';
import { useLocale } from '../lib/i18n/locale.ts';
import { defineMessages, useMessages } from '../lib/i18n/messages.ts';

const messages = defineMessages({
  ro: { retry: 'Încearcă din nou', title: 'Nu a mers', trace: 'Cod pentru suport:' },
  en: { retry: 'Try again', title: 'That did not work', trace: 'Code for support:' },
});

/** A failed read or call in words, with a way to try again. */
export function FailureNote({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  const t = useMessages(messages);
  const { text, traceId } = describeError(error, useLocale());
  return (
    <Alert color="red" variant="light" title={t.title} role="alert">
      <Stack gap="sm" align="start">
        <Text>{text}</Text>
        {traceId ? (
          <Text size="sm" c="dimmed">
            {t.trace} {traceId}
          </Text>
        ) : null}
        {onRetry ? (
          <Button variant="default" onClick={onRetry}>
            {t.retry}
          </Button>
        ) : null}
      </Stack>
    </Alert>
  );
}

import { Alert, Stack, Text } from '@mantine/core';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { LinkButton } from '../link-button.tsx';

const messages = defineMessages({
  ro: { title: 'Mai lipsește un pas', go: (step: string) => `Mergi la „${step}”` },
  en: { title: 'A step is missing', go: (step: string) => `Go to “${step}”` },
});

interface MissingStepProps {
  /** The name of the first step that is not filled in. */
  readonly step: string;
  readonly to: string;
  readonly text: string;
}

/** On a registration's screen that was opened before the ones before it: says so and leads there; nobody is sent away. */
export function MissingStep({ step, to, text }: MissingStepProps) {
  const t = useMessages(messages);
  return (
    <Alert color="lanterna" variant="light" title={t.title}>
      <Stack gap="sm" align="start">
        <Text>{text}</Text>
        <LinkButton to={to} variant="default">
          {t.go(step)}
        </LinkButton>
      </Stack>
    </Alert>
  );
}

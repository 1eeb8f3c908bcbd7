import { Button, Group, Text } from '@mantine/core';
import { useId } from 'react';
import { useMessages } from '../../lib/i18n/messages.ts';
import { driverTexts, readyReasons } from './driver-texts.ts';

interface ReadyReasonsProps {
  readonly decision: 'reject' | 'suspend';
  readonly onChoose: (reason: string) => void;
}

/** Reasons to begin with; a chosen one can still be changed. */
export function ReadyReasons({ decision, onChoose }: ReadyReasonsProps) {
  const t = useMessages(driverTexts);
  const id = useId();
  return (
    <div>
      <Text id={id} fw={500} mb={6}>
        {t.ready}
      </Text>
      <Group gap="xs" role="group" aria-labelledby={id} lang="ro">
        {readyReasons[decision].map((reason) => (
          <Button
            key={reason}
            variant="default"
            h="auto"
            py={8}
            px="sm"
            fw={400}
            styles={{ label: { textAlign: 'left' } }}
            onClick={() => onChoose(reason)}
          >
            {reason}
          </Button>
        ))}
      </Group>
    </div>
  );
}

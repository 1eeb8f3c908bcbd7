import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../components/card.tsx';

interface SectionProps {
  readonly title: string;
  /** At the end of the heading's line, such as a link to edit. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a step on its own sheet. */
export function Section({ title, action, children }: SectionProps) {
  return (
    <Card>
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <Title order={2} size="h3">
            {title}
          </Title>
          {action}
        </Group>
        {children}
      </Stack>
    </Card>
  );
}

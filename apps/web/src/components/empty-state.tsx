import { Center, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A drawing out of `components/art`. */
  readonly art?: ReactNode;
  readonly title: string;
  readonly text?: string;
  /** What to do next. */
  readonly action?: ReactNode;
}

/** Shown where a list has nothing: says why, and what to do. */
export function EmptyState({ art, title, text, action }: EmptyStateProps) {
  return (
    <Center py="xl">
      <Stack align="center" gap="sm" maw={420} ta="center">
        {art}
        <Title order={2} size="h3">
          {title}
        </Title>
        {text ? <Text c="dimmed">{text}</Text> : null}
        {action}
      </Stack>
    </Center>
  );
}

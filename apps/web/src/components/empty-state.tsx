import { Center, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A drawing out of `components/art`. */
  readonly art?: ReactNode;
  readonly title: string;
  readonly text?: string;
  /** 1 where the state is the whole screen. */
  readonly level?: 1 | 2 | 3;
  /** What to do next. */
  readonly action?: ReactNode;
}

/** Shown where a list has nothing: says why, and what to do. */
export function EmptyState({ art, title, text, action, level = 2 }: EmptyStateProps) {
  return (
    <Center py="xl" px="md">
      <Stack align="center" gap="sm" maw={420} ta="center">
        {art}
        <Title
          order={level}
          size={level === 1 ? 'h2' : 'h3'}
          {...(level === 1 ? { tabIndex: -1, 'data-page-title': true } : {})}
        >
          {title}
        </Title>
        {text ? <Text c="dimmed">{text}</Text> : null}
        {action}
      </Stack>
    </Center>
  );
}

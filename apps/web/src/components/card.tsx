import { Paper, type PaperProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** A sheet of paper on the page: the one surface that content lies on. */
export function Card({
  children,
  ...props
}: PaperProps & {
  readonly component?: 'section' | 'article' | 'li' | 'aside';
  readonly children: ReactNode;
}) {
  return (
    <Paper
      p={{ base: 'md', sm: 'lg' }}
      withBorder
      bg="var(--cursa-card)"
      style={{ borderColor: 'var(--cursa-line)' }}
      {...props}
    >
      {children}
    </Paper>
  );
}

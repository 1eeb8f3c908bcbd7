import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface FactProps {
  readonly label: string;
  /** Takes the whole row of a grid of facts. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A label with its value, for lists of facts (`dl`). */
export function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div style={wide ? { gridColumn: '1 / -1' } : undefined}>
      <Text component="dt" size="sm" c="dimmed" lh={1.3}>
        {label}
      </Text>
      <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  );
}

import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A label with its value, for lists of facts (`dl`). */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed" lh={1.3}>
        {label}
      </Text>
      <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  );
}

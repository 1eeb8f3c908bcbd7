import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

/** A list of facts in two columns; a long one takes both (`Fact wide`). */
export function FactGrid({ children }: { readonly children: ReactNode }) {
  return (
    <SimpleGrid component="dl" cols={2} spacing="md" verticalSpacing="sm" m={0}>
      {children}
    </SimpleGrid>
  );
}

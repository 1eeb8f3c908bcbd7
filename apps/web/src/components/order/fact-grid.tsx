import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

/** A list of facts in two columns where there is room. */
export function FactGrid({ children }: { readonly children: ReactNode }) {
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm" m={0}>
      {children}
    </SimpleGrid>
  );
}

import { SimpleGrid } from '@mantine/core';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { NearbyCard } from './nearby-card.tsx';
import type { NearbyListProps } from './nearby-list.ts';
import { nearbyTexts } from './nearby-texts.ts';

export function NearbyCards({ rows, selectedId, onSelect, markOf }: NearbyListProps) {
  const t = useMessages(nearbyTexts);
  return (
    <SimpleGrid
      component="ul"
      cols={{ base: 1, sm: 2 }}
      spacing="md"
      p={0}
      m={0}
      style={{ listStyle: 'none' }}
      aria-label={t.listed}
    >
      {rows.map((row) => (
        <li key={row.order_id}>
          <NearbyCard
            row={row}
            mark={markOf(row.order_id)}
            isSelected={row.order_id === selectedId}
            onMap={() => onSelect(row.order_id)}
          />
        </li>
      ))}
    </SimpleGrid>
  );
}

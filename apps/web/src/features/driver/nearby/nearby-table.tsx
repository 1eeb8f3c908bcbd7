import { Table } from '@mantine/core';
import { useMessages } from '../../../lib/i18n/messages.ts';
import type { NearbyListProps } from './nearby-list.ts';
import { NearbyTableRow } from './nearby-table-row.tsx';
import { nearbyTexts } from './nearby-texts.ts';

const COLUMNS = [
  'sender',
  'pickup',
  'pickupDate',
  'dropoff',
  'deliveryDate',
  'receiver',
  'trip',
  'near',
  'details',
] as const;

export function NearbyTable({ rows, selectedId, onSelect, markOf }: NearbyListProps) {
  const t = useMessages(nearbyTexts);
  return (
    <Table verticalSpacing="sm" horizontalSpacing={8} fz="sm" aria-label={t.listed}>
      <Table.Thead>
        <Table.Tr>
          {COLUMNS.map((column) => (
            <Table.Th
              key={column}
              lh={1.25}
              w={column === 'pickup' || column === 'dropoff' ? '19%' : undefined}
              style={{ verticalAlign: 'bottom' }}
            >
              {t.columns[column]}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <NearbyTableRow
            key={row.order_id}
            row={row}
            mark={markOf(row.order_id)}
            isSelected={row.order_id === selectedId}
            onSelect={() => onSelect(row.order_id)}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

import { Table } from '@mantine/core';
import type { OrderRow } from '@cursa/contracts/http/booking';
import { Card } from '../../../components/card.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { TripLink } from './trip-link.tsx';
import { TripQuote } from './trip-quote.tsx';
import { TripWhen } from './trip-when.tsx';
import { tripsTexts } from './trips-texts.ts';

const COLUMNS = ['sender', 'pickup', 'dropoff', 'date', 'quote', 'status', 'details'] as const;

interface TripsProps {
  readonly trips: readonly OrderRow[];
  readonly label: string;
}

export function TripsTable({ trips, label }: TripsProps) {
  const t = useMessages(tripsTexts);
  return (
    <Card p="xs">
      <Table verticalSpacing="md" horizontalSpacing="sm" aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map((column) => (
              <Table.Th key={column}>{t.columns[column]}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {trips.map((trip) => (
            <Table.Tr key={trip.order_id}>
              <Table.Th scope="row">{trip.sender_name}</Table.Th>
              <Table.Td>{trip.pickup_address}</Table.Td>
              <Table.Td>{trip.dropoff_address}</Table.Td>
              <Table.Td>
                <TripWhen trip={trip} />
              </Table.Td>
              <Table.Td fw={800}>
                <TripQuote minor={trip.agreed_minor} />
              </Table.Td>
              <Table.Td>
                <StatusBadge status={trip.status} />
              </Table.Td>
              <Table.Td>
                <TripLink trip={trip} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

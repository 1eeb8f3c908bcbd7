import { Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { OrderRow } from '@cursa/contracts/http/booking';
import { TripCard } from './trip-card.tsx';
import { TripsTable } from './trips-table.tsx';

interface TripListProps {
  readonly trips: readonly OrderRow[];
  readonly label: string;
}

/** A table where it fits, cards on a phone. */
export function TripList(props: TripListProps) {
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  if (isWide) return <TripsTable {...props} />;
  return (
    <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }} aria-label={props.label}>
      {props.trips.map((trip) => (
        <li key={trip.order_id}>
          <TripCard trip={trip} />
        </li>
      ))}
    </Stack>
  );
}

import { Group, Stack, Text } from '@mantine/core';
import type { OrderRow } from '@cursa/contracts/http/booking';
import { Card } from '../../../components/card.tsx';
import { RouteLines } from '../../../components/order/route-lines.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { TripLink } from './trip-link.tsx';
import { TripQuote } from './trip-quote.tsx';
import { TripWhen } from './trip-when.tsx';
import { tripsTexts } from './trips-texts.ts';

interface TripCardProps {
  readonly trip: OrderRow;
  /** The next one: larger, with the main button. */
  readonly isNext?: boolean;
}

export function TripCard({ trip, isNext = false }: TripCardProps) {
  const t = useMessages(tripsTexts);
  return (
    <Card {...(isNext ? { style: { borderColor: 'var(--mantine-color-borna-6)', borderWidth: 2 } } : {})}>
      <Stack gap="md">
        <Group justify="space-between" align="start" wrap="nowrap">
          <div>
            <Text fz={isNext ? 24 : 18} fw={800} lh={1.25}>
              <TripWhen trip={trip} />
            </Text>
            <Text c="dimmed">
              {t.columns.sender}: {trip.sender_name}
            </Text>
          </div>
          <div style={{ flexShrink: 0 }}>
            <StatusBadge status={trip.status} />
          </div>
        </Group>
        <RouteLines from={{ address: trip.pickup_address }} to={{ address: trip.dropoff_address }} />
        <Group justify="space-between" align="baseline">
          <Text c="dimmed">{t.columns.quote}</Text>
          <Text fw={800} fz={24} lh={1}>
            <TripQuote minor={trip.agreed_minor} />
          </Text>
        </Group>
        <TripLink trip={trip} isMain={isNext} />
      </Stack>
    </Card>
  );
}

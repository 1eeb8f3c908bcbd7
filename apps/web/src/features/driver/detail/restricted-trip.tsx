import { Stack, Text } from '@mantine/core';
import { literals } from '@cursa/contracts/legacy-literals';
import type { AccountStatus } from '@cursa/contracts/http/auth';
import { bookingApi } from '@cursa/contracts/http/booking';
import { Card } from '../../../components/card.tsx';
import { RouteSketch } from '../../../components/map/route-sketch.tsx';
import { Fact } from '../../../components/order/fact.tsx';
import { FactGrid } from '../../../components/order/fact-grid.tsx';
import { RouteLines } from '../../../components/order/route-lines.tsx';
import { useRead } from '../../../lib/api/use-read.ts';
import { formatDay } from '../../../lib/format/date.ts';
import { formatKm } from '../../../lib/format/money.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { StandingBanner } from '../standing/standing-banner.tsx';
import { DetailShell } from './detail-shell.tsx';
import { detailTexts } from './detail-texts.ts';
import { TripHead } from './trip-head.tsx';

interface RestrictedTripProps {
  readonly orderId: string;
  readonly status: AccountStatus;
}

/** A trip as a driver who is not active may see it: towns, day and distance, out of the list (decision 37). */
export function RestrictedTrip({ orderId, status }: RestrictedTripProps) {
  const t = useMessages(detailTexts);
  const locale = useLocale();
  const row = useRead(bookingApi.nearbyOrders, { query: { limit: 200 } }).data?.orders.find(
    ({ order_id }) => order_id === orderId,
  );
  const why = (
    <Stack gap="md">
      <Text fw={700}>{literals.notActivated}</Text>
      <StandingBanner status={status} />
    </Stack>
  );
  if (!row) return why;
  return (
    <DetailShell
      head={<TripHead order={row}>{why}</TripHead>}
      body={
        <Card>
          <Stack gap="lg">
            <RouteLines from={{ address: row.pickup_address }} to={{ address: row.dropoff_address }} />
            <RouteSketch from={row.pickup_point} to={row.dropoff_point} />
            <FactGrid>
              <Fact label={t.date}>{formatDay(row.pickup_date, locale)}</Fact>
              {row.delivery_date ? (
                <Fact label={t.deliveryDate}>{formatDay(row.delivery_date, locale)}</Fact>
              ) : null}
              <Fact label={t.distance}>{formatKm(row.distance_m)} km</Fact>
            </FactGrid>
            <Text c="dimmed">{t.restricted}</Text>
          </Stack>
        </Card>
      }
    />
  );
}

import { Stack, Title } from '@mantine/core';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { Card } from '../../../components/card.tsx';
import { LineList } from '../../../components/order/line-list.tsx';
import { OrderFacts } from '../../../components/order/order-facts.tsx';
import { PhotoStrip } from '../../../components/order/photo-strip.tsx';
import { RouteLines } from '../../../components/order/route-lines.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { detailTexts } from './detail-texts.ts';
import { HandlingTable } from './handling-table.tsx';
import { TripMap } from './trip-map.tsx';

/** Everything that is known of the trip, in the order in which a driver asks: where, when, what, how heavy a climb. */
export function TripBody({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(detailTexts);
  return (
    <Stack gap="md">
      <Card>
        <Stack gap="md">
          <RouteLines from={order.pickup} to={order.dropoff} />
          <TripMap order={order} />
        </Stack>
      </Card>
      <Card>
        <OrderFacts order={order} />
      </Card>
      <Card>
        <Stack gap="md">
          <Title order={2} size="h3">
            {t.items}
          </Title>
          <LineList lines={order.lines} />
          <PhotoStrip urls={order.photo_urls} />
        </Stack>
      </Card>
      <Card>
        <HandlingTable from={order.from} to={order.to} />
      </Card>
    </Stack>
  );
}

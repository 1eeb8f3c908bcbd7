import { SimpleGrid, Stack, Title } from '@mantine/core';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { Card } from '../../components/card.tsx';
import { RouteSketch } from '../../components/map/route-sketch.tsx';
import { LineList } from '../../components/order/line-list.tsx';
import { OrderFacts } from '../../components/order/order-facts.tsx';
import { PhotoStrip } from '../../components/order/photo-strip.tsx';
import { RouteLines } from '../../components/order/route-lines.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { detailTexts } from './detail-texts.ts';
import { HandlingSide } from './handling-side.tsx';

/** Everything that was said when the order was posted. */
export function OrderBody({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(detailTexts);
  return (
    <Stack gap="md">
      <Card>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <RouteLines from={order.pickup} to={order.dropoff} />
          <RouteSketch from={order.pickup} to={order.dropoff} />
        </SimpleGrid>
      </Card>
      <Card>
        <OrderFacts order={order} withEstimate />
      </Card>
      <Card>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
          <HandlingSide title={t.atPickup} handling={order.from} />
          <HandlingSide title={t.atDropoff} handling={order.to} />
        </SimpleGrid>
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
    </Stack>
  );
}

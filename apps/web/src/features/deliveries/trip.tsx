import { Grid, Group, Stack, Text } from '@mantine/core';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { Card } from '../../components/card.tsx';
import { DriverFace } from '../../components/order/driver-face.tsx';
import { vehicleLabel } from '../../components/order/vehicle-label.ts';
import { StatusBadge } from '../../components/status-badge.tsx';
import { useRead } from '../../lib/api/use-read.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { ChatLink } from './chat-link.tsx';
import { detailTexts } from './detail-texts.ts';
import { DisputeOrder } from './dispute-order.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { OrderBody } from './order-body.tsx';
import { OrderNumber } from './order-number.tsx';
import { TripRating } from './trip-rating.tsx';

interface TripProps {
  readonly order: OrderDetail;
  /** Only its sender rates, disputes and chats from here. */
  readonly isSender: boolean;
}

/** A trip with its driver, its money and its rating. */
export function Trip({ order, isSender }: TripProps) {
  const t = useMessages(detailTexts);
  const locale = useLocale();
  const { order_id, status, driver } = order;
  const money = useRead(paymentsApi.orderMoney, { params: { order_id } }).data;
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, md: 5 }} order={{ base: 1, md: 2 }}>
        <Stack gap="md">
          <Card>
            <Stack gap="md">
              <Group justify="space-between" wrap="nowrap" gap="xs">
                <OrderNumber orderId={order_id} />
                <StatusBadge status={status} />
              </Group>
              {driver ? (
                <DriverFace
                  name={`${driver.first_name} ${driver.last_name}`.trim()}
                  imageUrl={driver.image_url}
                >
                  <Text c="dimmed">
                    {t.driver}, {vehicleLabel(driver.vehicle_type, locale)}
                  </Text>
                </DriverFace>
              ) : null}
              {isSender ? <ChatLink order={order} isFeePaid={money?.fee_paid ?? false} /> : null}
            </Stack>
          </Card>
          <TripRating order={order} mayRate={isSender && status === 'Completed'} />
          {money ? <MoneyPanel money={money} /> : null}
          {isSender && status === 'Completed' && money?.delivery_payment === 'held' ? (
            <DisputeOrder orderId={order_id} />
          ) : null}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 7 }} order={{ base: 2, md: 1 }}>
        <OrderBody order={order} />
      </Grid.Col>
    </Grid>
  );
}

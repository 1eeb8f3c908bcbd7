import { Group, Stack } from '@mantine/core';
import { Card } from '../../components/card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { RouteLines } from '../../components/order/route-lines.tsx';
import { shortId } from '../../components/order/short-id.ts';
import { StatusBadge } from '../../components/status-badge.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { DeliveryAmount } from './delivery-amount.tsx';
import { deliveryLink } from './delivery-link.ts';
import type { DeliveryRowsProps } from './delivery-rows-props.ts';
import { deliveryTexts } from './delivery-texts.ts';
import { DeliveryWhen } from './delivery-when.tsx';
import { OrderNumber } from './order-number.tsx';

export function DeliveryCards({ orders, scope }: DeliveryRowsProps) {
  const t = useMessages(deliveryTexts);
  return (
    <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }} aria-label={t.listed}>
      {orders.map((order) => {
        const link = deliveryLink(order.order_id, scope);
        return (
          <li key={order.order_id}>
            <Card>
              <Stack gap="md">
                <Group justify="space-between" wrap="nowrap" gap="xs">
                  <OrderNumber orderId={order.order_id} />
                  <StatusBadge status={order.status} />
                </Group>
                <RouteLines
                  from={{ address: order.pickup_address }}
                  to={{ address: order.dropoff_address }}
                />
                <Group justify="space-between" align="end">
                  <div>
                    <DeliveryWhen order={order} />
                  </div>
                  {scope === 'history' ? <DeliveryAmount order={order} /> : null}
                </Group>
                <LinkButton
                  to={link.to}
                  variant="default"
                  fullWidth
                  aria-label={`${link.label} ${shortId(order.order_id)}`}
                >
                  {link.label}
                </LinkButton>
              </Stack>
            </Card>
          </li>
        );
      })}
    </Stack>
  );
}

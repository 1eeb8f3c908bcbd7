import { Table } from '@mantine/core';
import { Card } from '../../components/card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { shortId } from '../../components/order/short-id.ts';
import { StatusBadge } from '../../components/status-badge.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { DeliveryAmount } from './delivery-amount.tsx';
import { deliveryLink } from './delivery-link.ts';
import type { DeliveryRowsProps } from './delivery-rows-props.ts';
import { deliveryTexts } from './delivery-texts.ts';
import { DeliveryWhen } from './delivery-when.tsx';
import { OrderNumber } from './order-number.tsx';

export function DeliveryTable({ orders, scope }: DeliveryRowsProps) {
  const t = useMessages(deliveryTexts);
  const isHistory = scope === 'history';
  return (
    <Card p="xs">
      <Table fz="md" verticalSpacing="md" horizontalSpacing="sm" aria-label={t.listed}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.columns.id}</Table.Th>
            <Table.Th>{t.columns.pickup}</Table.Th>
            <Table.Th>{t.columns.dropoff}</Table.Th>
            {isHistory ? <Table.Th ta="right">{t.columns.amount}</Table.Th> : null}
            <Table.Th>{t.columns.when}</Table.Th>
            <Table.Th>{t.columns.status}</Table.Th>
            <Table.Th>{t.columns.details}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {orders.map((order) => {
            const link = deliveryLink(order.order_id, scope);
            return (
              <Table.Tr key={order.order_id}>
                <Table.Th scope="row">
                  <OrderNumber orderId={order.order_id} />
                </Table.Th>
                <Table.Td>{order.pickup_address}</Table.Td>
                <Table.Td>{order.dropoff_address}</Table.Td>
                {isHistory ? (
                  <Table.Td ta="right">
                    <DeliveryAmount order={order} />
                  </Table.Td>
                ) : null}
                <Table.Td>
                  <DeliveryWhen order={order} />
                </Table.Td>
                <Table.Td miw={124}>
                  <StatusBadge status={order.status} />
                </Table.Td>
                <Table.Td>
                  <LinkButton
                    to={link.to}
                    variant="default"
                    size="sm"
                    styles={{ label: { whiteSpace: 'nowrap' } }}
                    aria-label={`${link.label} ${shortId(order.order_id)}`}
                  >
                    {link.label}
                  </LinkButton>
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

import { Group, Stack, Text } from '@mantine/core';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import type { ReactNode } from 'react';
import { Card } from '../../../components/card.tsx';
import { shortId } from '../../../components/order/short-id.ts';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { formatMoney } from '../../../lib/format/money.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { detailTexts } from './detail-texts.ts';

interface TripHeadProps {
  readonly order: Pick<OrderDetail, 'order_id' | 'status' | 'agreed_minor' | 'estimate_minor'>;
  readonly children?: ReactNode;
}

/** Order id, status, the sum that matters to the driver, and what goes with the state. */
export function TripHead({ order, children }: TripHeadProps) {
  const t = useMessages(detailTexts);
  const symbol = useSettings()?.currency_symbol ?? '$';
  return (
    <Card>
      <Stack gap="md">
        <Group justify="space-between" align="start" wrap="nowrap">
          <div>
            <Text size="sm" c="dimmed" lh={1.3}>
              {t.order}
            </Text>
            <Text fw={700} title={order.order_id}>
              {shortId(order.order_id)}
            </Text>
          </div>
          <StatusBadge status={order.status} />
        </Group>
        <div>
          <Text size="sm" c="dimmed" lh={1.3}>
            {order.agreed_minor === null ? t.estimate : t.agreed}
          </Text>
          <Text fw={800} fz={32} lh={1.15}>
            {formatMoney(order.agreed_minor ?? order.estimate_minor, symbol)}
          </Text>
        </div>
        {children}
      </Stack>
    </Card>
  );
}

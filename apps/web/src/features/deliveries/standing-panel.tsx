import { Group, Stack, Text } from '@mantine/core';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import type { OrderMoney } from '@cursa/contracts/http/payments';
import { Card } from '../../components/card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import type { OpenChat } from '../../components/order/chat-party.ts';
import { DriverFace } from '../../components/order/driver-face.tsx';
import { vehicleLabel } from '../../components/order/vehicle-label.ts';
import { StatusBadge } from '../../components/status-badge.tsx';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { ChatLink } from './chat-link.tsx';
import { detailTexts } from './detail-texts.ts';
import { NextStep } from './next-step.tsx';
import { OrderNumber } from './order-number.tsx';

interface StandingPanelProps {
  readonly order: OrderDetail;
  readonly money: OrderMoney | undefined;
  readonly onChat: OpenChat | undefined;
}

/** Where the order stands and what can be done next. */
export function StandingPanel({ order, money, onChat }: StandingPanelProps) {
  const t = useMessages(detailTexts);
  const locale = useLocale();
  const { status, driver, order_id } = order;
  return (
    <Card>
      <Stack gap="md">
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <OrderNumber orderId={order_id} />
          <StatusBadge status={status} />
        </Group>
        {status === 'Open' ? <NextStep order={order} /> : <Text role="status">{wordsOf(status, t)}</Text>}
        {driver ? (
          <DriverFace name={`${driver.first_name} ${driver.last_name}`.trim()} imageUrl={driver.image_url}>
            <Text c="dimmed">
              {t.driver}, {vehicleLabel(driver.vehicle_type, locale)}
            </Text>
          </DriverFace>
        ) : null}
        <ChatLink order={order} isFeePaid={money?.fee_paid ?? false} onChat={onChat} />
        {status === 'Completed' ? (
          <LinkButton to={withQuery(paths.trip, { order_id })} variant="default" fullWidth>
            {t.rate}
          </LinkButton>
        ) : null}
      </Stack>
    </Card>
  );
}

function wordsOf(status: Exclude<OrderDetail['status'], 'Open'>, t: typeof detailTexts.ro): string {
  return { Accepted: t.accepted, Completed: t.completed, Cancelled: t.cancelled, Expired: t.expired }[status];
}

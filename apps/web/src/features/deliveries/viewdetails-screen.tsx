import { Grid, Group, Stack } from '@mantine/core';
import { bookingApi, type OrderDetail } from '@cursa/contracts/http/booking';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { useSearchParams } from 'react-router-dom';
import { NoDeliveriesArt } from '../../components/art/empty/no-deliveries.tsx';
import { BackLink } from '../../components/back-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import type { OpenChat } from '../../components/order/chat-party.ts';
import { Page } from '../../components/page.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useRead } from '../../lib/api/use-read.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { CancelOrder } from './cancel-order.tsx';
import { detailTexts } from './detail-texts.ts';
import { DisputeOrder } from './dispute-order.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { OrderBody } from './order-body.tsx';
import { OrderProgress } from './order-progress.tsx';
import { StandingPanel } from './standing-panel.tsx';

const REFRESH_MS = 20_000;

interface ViewdetailsScreenProps {
  readonly onChat?: OpenChat;
}

/** /viewdetails?order_id=: one delivery of the sender, and what to do next. */
export function ViewdetailsScreen({ onChat }: ViewdetailsScreenProps) {
  const t = useMessages(detailTexts);
  const orderId = useSearchParams()[0].get('order_id');
  const order = useRead(
    bookingApi.orderDetail,
    { params: { order_id: orderId ?? '' } },
    { enabled: Boolean(orderId), refetchInterval: REFRESH_MS },
  );
  return (
    <Page title={t.title} size="lg" back={<BackLink to={paths.send}>{t.back}</BackLink>}>
      {orderId ? (
        <QueryView query={order}>{(data) => <Delivery order={data} onChat={onChat} />}</QueryView>
      ) : (
        <EmptyState
          art={<NoDeliveriesArt />}
          title={t.missingTitle}
          text={t.missing}
          action={<LinkButton to={paths.send}>{t.toList}</LinkButton>}
        />
      )}
    </Page>
  );
}

interface DeliveryProps {
  readonly order: OrderDetail;
  readonly onChat: OpenChat | undefined;
}

function Delivery({ order, onChat }: DeliveryProps) {
  const { order_id, status } = order;
  const money = useRead(
    paymentsApi.orderMoney,
    { params: { order_id } },
    { refetchInterval: REFRESH_MS },
  ).data;
  return (
    <Stack gap="lg">
      <OrderProgress status={status} isReserved={money?.fee_paid ?? false} />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 5 }} order={{ base: 1, md: 2 }}>
          <Stack gap="md">
            <StandingPanel order={order} money={money} onChat={onChat} />
            {money ? <MoneyPanel money={money} /> : null}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }} order={{ base: 2, md: 1 }}>
          <OrderBody order={order} />
          <Group mt="md">
            {status === 'Open' || status === 'Accepted' ? <CancelOrder orderId={order_id} /> : null}
            {status === 'Completed' && money?.delivery_payment === 'held' ? (
              <DisputeOrder orderId={order_id} />
            ) : null}
          </Group>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

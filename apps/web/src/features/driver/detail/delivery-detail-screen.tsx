import { bookingApi } from '@cursa/contracts/http/booking';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NoDeliveriesArt } from '../../../components/art/empty/no-deliveries.tsx';
import { BackLink } from '../../../components/back-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Page } from '../../../components/page.tsx';
import { QueryView, RowsSkeleton } from '../../../components/query-view.tsx';
import { useRead } from '../../../lib/api/use-read.ts';
import { isProblem } from '../../../lib/errors/is-problem.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useStanding } from '../standing/use-standing.ts';
import { ClosedTrip } from './closed-trip.tsx';
import { detailTexts } from './detail-texts.ts';
import { RestrictedTrip } from './restricted-trip.tsx';

/** What is done in a state comes with the state: the offer's form, or the signature and the cash. */
const OpenTrip = lazy(() => import('./open-trip.tsx').then(({ OpenTrip }) => ({ default: OpenTrip })));
const AcceptedTrip = lazy(() =>
  import('./accepted-trip.tsx').then(({ AcceptedTrip }) => ({ default: AcceptedTrip })),
);

const REFRESH_MS = 20_000;

/** /deliveryDetail?order_id=: one delivery for a driver, and what can be done with it in its state (specification §4). */
export function DeliveryDetailScreen() {
  const t = useMessages(detailTexts);
  const orderId = useSearchParams()[0].get('order_id');
  return (
    <Page title={t.title} size="lg" back={<BackLink to={paths.driverOffers}>{t.toRequests}</BackLink>}>
      {orderId ? (
        <Trip key={orderId} orderId={orderId} />
      ) : (
        <EmptyState
          art={<NoDeliveriesArt />}
          title={t.missingTitle}
          text={t.missing}
          action={<LinkButton to={paths.driverOffers}>{t.toNearby}</LinkButton>}
        />
      )}
    </Page>
  );
}

function Trip({ orderId }: { readonly orderId: string }) {
  const t = useMessages(detailTexts);
  const { status } = useStanding();
  const query = useRead(
    bookingApi.orderDetail,
    { params: { order_id: orderId } },
    { refetchInterval: REFRESH_MS },
  );
  if (isProblem(query.error) && query.error.code === 'order-not-found') {
    if (status !== 'active') return <RestrictedTrip orderId={orderId} status={status} />;
    return (
      <EmptyState
        art={<NoDeliveriesArt />}
        title={t.goneTitle}
        text={t.gone}
        action={<LinkButton to={paths.driverOffers}>{t.toNearby}</LinkButton>}
      />
    );
  }
  return (
    <QueryView query={query} skeleton={<RowsSkeleton rows={3} height={200} />}>
      {(order) => (
        <Suspense fallback={<RowsSkeleton rows={3} height={200} />}>
          {order.status === 'Open' ? <OpenTrip order={order} /> : null}
          {order.status === 'Accepted' ? <AcceptedTrip order={order} /> : null}
          {order.status === 'Open' || order.status === 'Accepted' ? null : <ClosedTrip order={order} />}
        </Suspense>
      )}
    </QueryView>
  );
}

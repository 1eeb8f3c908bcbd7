import { bookingApi } from '@cursa/contracts/http/booking';
import { useSearchParams } from 'react-router-dom';
import { NoDeliveriesArt } from '../../components/art/empty/no-deliveries.tsx';
import { NotAuthorisedArt } from '../../components/art/empty/not-authorised.tsx';
import { BackLink } from '../../components/back-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Page } from '../../components/page.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useRead } from '../../lib/api/use-read.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, signInPath, withQuery } from '../../lib/paths/paths.ts';
import { useSession } from '../../lib/session/session-record.ts';
import { Trip } from './trip.tsx';
import { tripTexts } from './trip-texts.ts';

/** /trip?order_id=: an open address (specification §2); without a session or an order it says what is missing. */
export function TripScreen() {
  const t = useMessages(tripTexts);
  const session = useSession();
  const orderId = useSearchParams()[0].get('order_id');
  const history = session?.role === 'driver' ? paths.driverHistory : paths.history;
  if (!session) {
    const here = orderId ? withQuery(paths.trip, { order_id: orderId }) : paths.trip;
    return (
      <Page title={t.title}>
        <EmptyState
          art={<NotAuthorisedArt />}
          title={t.signedOutTitle}
          text={t.signedOut}
          action={<LinkButton to={signInPath(here)}>{t.signIn}</LinkButton>}
        />
      </Page>
    );
  }
  return (
    <Page title={t.title} size="lg" back={<BackLink to={history}>{t.back}</BackLink>}>
      {orderId ? (
        <TripOf orderId={orderId} isSender={session.role === 'user'} />
      ) : (
        <EmptyState
          art={<NoDeliveriesArt />}
          title={t.noOrderTitle}
          text={t.noOrder}
          action={<LinkButton to={history}>{t.toHistory}</LinkButton>}
        />
      )}
    </Page>
  );
}

function TripOf({ orderId, isSender }: { readonly orderId: string; readonly isSender: boolean }) {
  const order = useRead(bookingApi.orderDetail, { params: { order_id: orderId } });
  return <QueryView query={order}>{(data) => <Trip order={data} isSender={isSender} />}</QueryView>;
}

import { useSearchParams } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { Page } from '../../components/page.tsx';
import { QueryView, RowsSkeleton } from '../../components/query-view.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { AcceptSummary } from './accept-summary.tsx';
import { AlreadyPaid } from './already-paid.tsx';
import { NoOfferChosen } from './no-offer-chosen.tsx';
import { paymentTexts } from './payment-texts.ts';
import { useReservedOffer } from './use-reserved-offer.ts';

/** /accept?order_id=: the reserved offer once more, before the delivery is paid. */
export function AcceptScreen() {
  const t = useMessages(paymentTexts);
  const orderId = useSearchParams()[0].get('order_id');
  const { order, agreement } = useReservedOffer(orderId);
  if (!orderId) {
    return (
      <Page title={t.acceptTitle}>
        <NoOfferChosen orderId={null} />
      </Page>
    );
  }
  return (
    <Page
      title={t.acceptTitle}
      lead={t.acceptLead}
      back={<BackLink to={withQuery(paths.counter, { order_id: orderId })}>{t.backToOffers}</BackLink>}
      size="lg"
    >
      <QueryView query={order} skeleton={<RowsSkeleton rows={3} height={180} />}>
        {(shown) =>
          shown.status === 'Open' ? (
            <QueryView query={agreement}>
              {({ offer }) =>
                offer?.fee_paid ? (
                  <AcceptSummary order={shown} offer={offer} />
                ) : (
                  <NoOfferChosen orderId={orderId} />
                )
              }
            </QueryView>
          ) : (
            <AlreadyPaid orderId={orderId} />
          )
        }
      </QueryView>
    </Page>
  );
}

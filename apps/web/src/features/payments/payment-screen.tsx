import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { Page } from '../../components/page.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { AlreadyPaid } from './already-paid.tsx';
import { BankReturnScreen } from './bank-return-screen.tsx';
import { NoOfferChosen } from './no-offer-chosen.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { paymentTexts } from './payment-texts.ts';
import { useReservedOffer } from './use-reserved-offer.ts';

/** /payment: pays the delivery of `order_id`; also where a bank's page sends its payers back to. */
export function PaymentScreen() {
  const [query] = useSearchParams();
  return query.has('payment_intent') ? (
    <BankReturnScreen query={query} />
  ) : (
    <DeliveryPayment orderId={query.get('order_id')} />
  );
}

function DeliveryPayment({ orderId }: { readonly orderId: string | null }) {
  const t = useMessages(paymentTexts);
  const { order, agreement } = useReservedOffer(orderId);
  // Once one may pay here, the form stays until it has led on: its own success must not replace it.
  const [begun, setBegun] = useState<string>();
  const offer = agreement.data?.offer;
  const isOpen = order.data?.status === 'Open' && offer?.state !== 'accepted';
  if (begun === undefined && isOpen && offer?.fee_paid) setBegun(offer.driver_id);
  if (!orderId) {
    return (
      <Page title={t.payTitle}>
        <NoOfferChosen orderId={null} />
      </Page>
    );
  }
  return (
    <Page
      title={t.payTitle}
      lead={t.payLead}
      back={<BackLink to={withQuery(paths.accept, { order_id: orderId })}>{t.backToSummary}</BackLink>}
      size="sm"
    >
      <QueryView query={order}>
        {({ status }) => {
          if (begun !== undefined) return <PaymentChoice orderId={orderId} driverId={begun} />;
          if (status !== 'Open' || offer?.state === 'accepted') return <AlreadyPaid orderId={orderId} />;
          return <QueryView query={agreement}>{() => <NoOfferChosen orderId={orderId} />}</QueryView>;
        }}
      </QueryView>
    </Page>
  );
}

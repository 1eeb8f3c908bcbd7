import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { offersApi, type Offer } from '@cursa/contracts/http/offers';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NoOffersArt } from '../../components/art/empty/no-offers.tsx';
import { BackLink } from '../../components/back-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import type { OpenChat } from '../../components/order/chat-party.ts';
import { Page } from '../../components/page.tsx';
import { QueryView, RowsSkeleton } from '../../components/query-view.tsx';
import { useRead } from '../../lib/api/use-read.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { FeeDialog } from './fee-dialog.tsx';
import { OfferList } from './offer-list.tsx';
import { offerTexts } from './offer-texts.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

const REFRESH_MS = 10_000;

interface CounterScreenProps {
  readonly onChat?: OpenChat;
}

/** /counter?order_id=: the offers on a delivery, to compare and to choose from. */
export function CounterScreen({ onChat }: CounterScreenProps) {
  const t = useMessages(offerTexts);
  const orderId = useSearchParams()[0].get('order_id');
  if (!orderId) {
    return (
      <Page title={t.title}>
        <EmptyState
          art={<NoOffersArt />}
          title={t.missingTitle}
          text={t.missing}
          action={<LinkButton to={paths.send}>{t.toList}</LinkButton>}
        />
      </Page>
    );
  }
  return <Offers orderId={orderId} onChat={onChat} />;
}

interface OffersProps {
  readonly orderId: string;
  readonly onChat: OpenChat | undefined;
}

/** A dialog keeps the offer it was opened with, whatever the list does meanwhile. */
function Offers({ orderId, onChat }: OffersProps) {
  const t = useMessages(offerTexts);
  const offers = useRead(
    offersApi.listOffers,
    { params: { order_id: orderId } },
    { refetchInterval: REFRESH_MS },
  );
  const [paying, setPaying] = useState<Offer>();
  const [refusing, setRefusing] = useState<Offer>();
  const back = withQuery(paths.viewdetails, { order_id: orderId });
  return (
    <Page title={t.title} size="lg" lead={t.lead} back={<BackLink to={back}>{t.back}</BackLink>}>
      <QueryView query={offers} skeleton={<RowsSkeleton rows={2} height={320} />}>
        {(data) =>
          data.offers.length > 0 ? (
            <OfferList offers={data.offers} onPayFee={setPaying} onRefuse={setRefusing} onChat={onChat} />
          ) : (
            <EmptyState art={<NoOffersArt />} title={screenLiterals.noOffers} text={t.emptyHelp} />
          )
        }
      </QueryView>
      {paying ? <FeeDialog offer={paying} onClose={() => setPaying(undefined)} /> : null}
      {refusing ? <RefuseDialog offer={refusing} onClose={() => setRefusing(undefined)} /> : null}
    </Page>
  );
}

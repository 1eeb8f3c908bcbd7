import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { NoDeliveriesArt } from '../../components/art/empty/no-deliveries.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Page } from '../../components/page.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { DeliveryPages } from './delivery-pages.tsx';
import { DeliveryTabs } from './delivery-tabs.tsx';
import { deliveryTexts } from './delivery-texts.ts';

/** /history: deliveries that have ended, with what they cost. */
export function HistoryScreen() {
  const t = useMessages(deliveryTexts);
  return (
    <Page title={t.historyTitle} lead={t.historyLead} size="lg">
      <DeliveryTabs />
      <DeliveryPages
        scope="history"
        empty={
          <EmptyState
            art={<NoDeliveriesArt />}
            title={screenLiterals.noHistory}
            text={t.noActive}
            action={<LinkButton to={paths.home}>{t.newDelivery}</LinkButton>}
          />
        }
      />
    </Page>
  );
}

import { NoDeliveriesArt } from '../../components/art/empty/no-deliveries.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Page } from '../../components/page.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { DeliveryPages } from './delivery-pages.tsx';
import { DeliveryTabs } from './delivery-tabs.tsx';
import { deliveryTexts } from './delivery-texts.ts';

/** /send: the sender's active deliveries. */
export function SendScreen() {
  const t = useMessages(deliveryTexts);
  return (
    <Page title={t.sendTitle} lead={t.sendLead} size="lg">
      <DeliveryTabs />
      <DeliveryPages
        scope="active"
        empty={
          <EmptyState
            art={<NoDeliveriesArt />}
            title={t.noActiveTitle}
            text={t.noActive}
            action={<LinkButton to={paths.home}>{t.newDelivery}</LinkButton>}
          />
        }
      />
    </Page>
  );
}

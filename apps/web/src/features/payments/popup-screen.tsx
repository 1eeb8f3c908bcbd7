import { Group } from '@mantine/core';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { useSearchParams } from 'react-router-dom';
import { OrderAssignedArt } from '../../components/art/empty/order-assigned.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Page } from '../../components/page.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { paymentTexts } from './payment-texts.ts';

/** /popup: the order is assigned. */
export function PopupScreen() {
  const t = useMessages(paymentTexts);
  const orderId = useSearchParams()[0].get('order_id');
  return (
    <Page title={screenLiterals.orderAssigned} size="sm">
      <EmptyState
        art={<OrderAssignedArt />}
        title={t.status}
        text={t.popupText}
        action={
          <Group justify="center">
            <LinkButton to={paths.home}>{t.status}</LinkButton>
            {orderId ? (
              <LinkButton to={withQuery(paths.viewdetails, { order_id: orderId })} variant="default">
                {t.toDelivery}
              </LinkButton>
            ) : null}
          </Group>
        }
      />
    </Page>
  );
}

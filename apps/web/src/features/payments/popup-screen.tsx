import { Stack } from '@mantine/core';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { useSearchParams } from 'react-router-dom';
import { OrderAssignedArt } from '../../components/art/empty/order-assigned.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePageTitle } from '../../lib/browser/use-page-title.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { paymentTexts } from './payment-texts.ts';

/** /popup: the order is assigned. */
export function PopupScreen() {
  const t = useMessages(paymentTexts);
  usePageTitle(screenLiterals.orderAssigned);
  const orderId = useSearchParams()[0].get('order_id');
  return (
    <EmptyState
      level={1}
      art={<OrderAssignedArt />}
      title={screenLiterals.orderAssigned}
      text={t.popupText}
      action={
        <Stack gap="sm" w="100%" mt="xs">
          <LinkButton to={paths.home} size="lg">
            {t.status}
          </LinkButton>
          {orderId ? (
            <LinkButton to={withQuery(paths.viewdetails, { order_id: orderId })} size="lg" variant="default">
              {t.toDelivery}
            </LinkButton>
          ) : null}
        </Stack>
      }
    />
  );
}

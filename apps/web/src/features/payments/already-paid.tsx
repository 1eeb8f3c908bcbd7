import { OrderAssignedArt } from '../../components/art/empty/order-assigned.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { paymentTexts } from './payment-texts.ts';

/** Shown to somebody who comes back to a payment that was made. */
export function AlreadyPaid({ orderId }: { readonly orderId: string }) {
  const t = useMessages(paymentTexts);
  return (
    <EmptyState
      art={<OrderAssignedArt />}
      title={t.alreadyTitle}
      text={t.already}
      action={<LinkButton to={withQuery(paths.viewdetails, { order_id: orderId })}>{t.seeOrder}</LinkButton>}
    />
  );
}

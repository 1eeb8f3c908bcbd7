import { NoOffersArt } from '../../components/art/empty/no-offers.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { paymentTexts } from './payment-texts.ts';

/** Shown where a payment has nothing to pay for: leads to the offers of the order, or to the orders. */
export function NoOfferChosen({ orderId }: { readonly orderId: string | null }) {
  const t = useMessages(paymentTexts);
  return (
    <EmptyState
      art={<NoOffersArt />}
      title={t.missingTitle}
      text={t.missing}
      action={
        orderId ? (
          <LinkButton to={withQuery(paths.counter, { order_id: orderId })}>{t.toOffers}</LinkButton>
        ) : (
          <LinkButton to={paths.send}>{t.toList}</LinkButton>
        )
      }
    />
  );
}

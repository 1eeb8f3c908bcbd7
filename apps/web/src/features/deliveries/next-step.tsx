import { Badge, Stack, Text } from '@mantine/core';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { offersApi } from '@cursa/contracts/http/offers';
import { LinkButton } from '../../components/link-button.tsx';
import { useRead } from '../../lib/api/use-read.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { plural, useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { detailTexts } from './detail-texts.ts';

/** While the order is open: how many offers there are, and the way to them. */
export function NextStep({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(detailTexts);
  const locale = useLocale();
  const { order_id } = order;
  const offers = useRead(offersApi.listOffers, { params: { order_id } }, { refetchInterval: 15_000 }).data
    ?.offers;
  const isReserved = offers?.some(({ fee_paid }) => fee_paid) ?? false;
  const count = offers?.length ?? 0;
  const words = plural(locale, count, t.offers);
  return (
    <Stack gap="sm">
      <Text role="status">{isReserved ? t.reserved : count > 0 ? t.openSome(words) : t.openNone}</Text>
      <LinkButton
        to={withQuery(paths.counter, { order_id })}
        fullWidth
        size="lg"
        rightSection={
          count > 0 ? (
            <Badge circle size="lg" color="white" c="borna.7" aria-label={words}>
              {count}
            </Badge>
          ) : null
        }
      >
        {screenLiterals.seeOffer}
      </LinkButton>
    </Stack>
  );
}

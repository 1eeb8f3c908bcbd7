import { Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import type { Offer } from '@cursa/contracts/http/offers';
import { useState } from 'react';
import { useLocale } from '../../lib/i18n/locale.ts';
import { plural, useMessages } from '../../lib/i18n/messages.ts';
import { OfferCard } from './offer-card.tsx';
import type { OfferCardProps } from './offer-card-props.ts';
import { offerTexts } from './offer-texts.ts';
import { sortOffers, type OfferOrder } from './sort-offers.ts';
import { useNow } from './use-now.ts';

interface OfferListProps extends Pick<OfferCardProps, 'onPayFee' | 'onRefuse' | 'onChat'> {
  readonly offers: readonly Offer[];
}

/** Offers side by side, in the order that the sender wants. */
export function OfferList({ offers, ...actions }: OfferListProps) {
  const t = useMessages(offerTexts);
  const locale = useLocale();
  const now = useNow();
  const [by, setBy] = useState<OfferOrder>('price');
  return (
    <Stack gap="md">
      <Group justify="space-between" align="end">
        <Text role="status" fw={600}>
          {plural(locale, offers.length, t.count)}
        </Text>
        {offers.length > 1 ? (
          <NativeSelect
            label={t.sort}
            value={by}
            onChange={(event) => setBy(event.currentTarget.value === 'rating' ? 'rating' : 'price')}
            data={[
              { value: 'price', label: t.byPrice },
              { value: 'rating', label: t.byRating },
            ]}
          />
        ) : null}
      </Group>
      <SimpleGrid
        component="ul"
        cols={{ base: 1, sm: 2, lg: offers.length > 2 ? 3 : 2 }}
        spacing="md"
        p={0}
        m={0}
        style={{ listStyle: 'none' }}
        aria-label={t.listed}
      >
        {sortOffers(offers, by).map((offer) => (
          <li key={offer.offer_id}>
            <OfferCard offer={offer} now={now} {...actions} />
          </li>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

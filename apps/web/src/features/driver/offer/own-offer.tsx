import { Group, Stack, Text, Title } from '@mantine/core';
import type { Offer } from '@cursa/contracts/http/offers';
import { Card } from '../../../components/card.tsx';
import { SumList, type SumLine } from '../../../components/paying/sum-list.tsx';
import { formatInstant } from '../../../lib/format/date.ts';
import { formatMoney } from '../../../lib/format/money.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { offerTexts } from './offer-texts.ts';
import { WithdrawOffer } from './withdraw-offer.tsx';

/** The offer that stands, what the sender sees of it and how long it holds; chosen, it says what comes next. */
export function OwnOffer({ offer }: { readonly offer: Offer }) {
  const t = useMessages(offerTexts);
  const locale = useLocale();
  const symbol = useSettings()?.currency_symbol ?? '$';
  const isChosen = offer.state === 'reserved';
  const lines: SumLine[] = [
    { label: t.price, minor: offer.price_minor },
    ...(offer.vat_minor ? [{ label: t.vat, minor: offer.vat_minor }] : []),
    { label: t.fee, minor: offer.fee_minor },
  ];
  const words = isChosen
    ? offer.fee_paid
      ? t.reserved
      : t.charging
    : t.validUntil(formatInstant(offer.valid_until, locale));
  return (
    <Card>
      <Stack gap="sm">
        <Group justify="space-between" align="baseline" gap="sm">
          <Title order={2} size="h3">
            {isChosen && offer.fee_paid ? t.reservedTitle : t.mine}
          </Title>
          <Text fw={800} fz={28} lh={1}>
            {formatMoney(offer.price_minor, symbol)}
          </Text>
        </Group>
        <Text role="status">{words}</Text>
        <details>
          <Text component="summary" fw={600} py={12} style={{ cursor: 'pointer' }}>
            {t.senderSees}
          </Text>
          <SumList
            lines={lines}
            total={{ label: t.senderPays, minor: offer.total_minor + offer.fee_minor }}
          />
        </details>
        {isChosen && !offer.fee_paid ? null : <WithdrawOffer offer={offer} />}
      </Stack>
    </Card>
  );
}

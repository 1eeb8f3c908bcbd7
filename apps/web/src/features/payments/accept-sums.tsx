import { Group, Stack, Text } from '@mantine/core';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import { paymentsApi } from '@cursa/contracts/http/payments';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryView } from '../../components/query-view.tsx';
import { SumList } from '../../components/paying/sum-list.tsx';
import { useRead } from '../../lib/api/use-read.ts';
import { formatMoney } from '../../lib/format/money.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { paymentTexts } from './payment-texts.ts';

interface AcceptSumsProps {
  readonly summary: UseQueryResult<ResponseOf<typeof paymentsApi.paymentSummary>>;
  readonly coupon: string | undefined;
}

/** Offer price, VAT, reward, discount, fee and service, and what is to be paid now; all computed by the server. */
export function AcceptSums({ summary, coupon }: AcceptSumsProps) {
  const t = useMessages(paymentTexts);
  const symbol = useSettings()?.currency_symbol ?? '$';
  return (
    <QueryView query={summary}>
      {({ price_minor, vat_minor, discount_minor, fee_minor, due_minor }) => (
        <Stack gap="sm">
          <Reward coupon={coupon} />
          <SumList
            lines={[
              { label: t.offerPrice, minor: price_minor },
              ...(vat_minor ? [{ label: t.vat, minor: vat_minor }] : []),
              { label: t.discount, minor: -discount_minor },
            ]}
            total={{ label: t.totalFee, minor: due_minor }}
          />
          <Group justify="space-between" wrap="nowrap">
            <Text c="dimmed">{t.feeAndService}</Text>
            <Text c="dimmed">{formatMoney(fee_minor, symbol)}</Text>
          </Group>
        </Stack>
      )}
    </QueryView>
  );
}

/** What the applied coupon gives, in its own words. */
function Reward({ coupon }: { readonly coupon: string | undefined }) {
  const t = useMessages(paymentTexts);
  const { data } = useRead(paymentsApi.coupons, {}, { enabled: coupon !== undefined });
  const detail = data?.coupons.find((entry) => entry.coupon === coupon)?.detail ?? coupon;
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text c="dimmed">{t.reward}</Text>
      <Text ta="right">{detail ?? t.noReward}</Text>
    </Group>
  );
}

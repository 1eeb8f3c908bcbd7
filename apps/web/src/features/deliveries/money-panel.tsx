import { Button, Stack, Text, Title } from '@mantine/core';
import type { OrderMoney } from '@cursa/contracts/http/payments';
import { Card } from '../../components/card.tsx';
import { SumList, type SumLine } from '../../components/paying/sum-list.tsx';
import { formatMoney } from '../../lib/format/money.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { detailTexts } from './detail-texts.ts';

/** What the order costs, what of it is paid and where the money is; nothing before there is a price. */
export function MoneyPanel({ money }: { readonly money: OrderMoney }) {
  const t = useMessages(detailTexts);
  const symbol = useSettings()?.currency_symbol ?? '$';
  if (money.price_minor === 0 && !money.fee_paid && money.refunded_minor === 0) return null;
  const lines: SumLine[] = [
    { label: t.price, minor: money.price_minor },
    ...(money.vat_minor ? [{ label: t.vat, minor: money.vat_minor }] : []),
    ...(money.discount_minor ? [{ label: t.discount, minor: -money.discount_minor }] : []),
  ];
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {t.money}
        </Title>
        <SumList lines={lines} total={{ label: t.due, minor: money.due_minor }} />
        <Text>
          {t.fee}: {formatMoney(money.fee_minor, symbol)}, {money.fee_paid ? t.feePaid : t.feeUnpaid}
        </Text>
        {money.refunded_minor ? (
          <Text>
            {t.refunded}: <strong>{formatMoney(money.refunded_minor, symbol)}</strong>
          </Text>
        ) : null}
        <Text c="dimmed">{t.state[money.delivery_payment]}</Text>
        {money.invoice_url ? (
          <Button component="a" href={money.invoice_url} target="_blank" rel="noopener" variant="default">
            {t.invoice}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}

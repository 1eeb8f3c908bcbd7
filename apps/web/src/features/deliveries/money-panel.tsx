import { Button, Stack, Text, Title } from '@mantine/core';
import type { OrderMoney } from '@cursa/contracts/http/payments';
import { Card } from '../../components/card.tsx';
import { SumList, type SumLine } from '../../components/paying/sum-list.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { detailTexts } from './detail-texts.ts';

/** What the order costs, what of it is paid and where the money is; nothing before there is a price. */
export function MoneyPanel({ money }: { readonly money: OrderMoney }) {
  const t = useMessages(detailTexts);
  if (money.price_minor === 0 && !money.fee_paid && money.refunded_minor === 0) return null;
  const lines: SumLine[] = [
    { label: t.fee, minor: money.fee_minor, note: money.fee_paid ? t.feePaid : t.feeUnpaid },
    { label: t.price, minor: money.price_minor },
    ...(money.vat_minor ? [{ label: t.vat, minor: money.vat_minor }] : []),
    ...(money.discount_minor ? [{ label: t.discount, minor: -money.discount_minor }] : []),
    ...(money.refunded_minor ? [{ label: t.refunded, minor: money.refunded_minor }] : []),
  ];
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {t.money}
        </Title>
        <SumList lines={lines} total={{ label: t.due, minor: money.due_minor }} />
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

import { Button, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { paymentsApi, type OrderMoney } from '@cursa/contracts/http/payments';
import { FailureNote } from '../../../components/failure-note.tsx';
import { useCall } from '../../../lib/api/use-call.ts';
import { formatMoney } from '../../../lib/format/money.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { detailTexts } from './detail-texts.ts';

const STALE = [paymentsApi.orderMoney, paymentsApi.earnings];

/** What is to be collected at the door, large; marking it never stands in the way of completing (decision 25). */
export function CashPanel({ money }: { readonly money: OrderMoney }) {
  const t = useMessages(detailTexts);
  const symbol = useSettings()?.currency_symbol ?? '$';
  const received = useCall(paymentsApi.cashReceived, { stale: STALE });
  if (money.payment_method !== 'cash') return money.payment_method ? <Text fw={600}>{t.prepaid}</Text> : null;
  const isDue = money.delivery_payment === 'cash-due' && !received.isSuccess;
  return (
    <Stack
      gap="xs"
      p="md"
      bg="var(--mantine-color-lanterna-light)"
      style={{ borderRadius: 12, border: '2px solid var(--mantine-color-lanterna-6)' }}
    >
      <Text fw={700}>{t.cashTitle}</Text>
      <Text fw={800} fz={40} lh={1.1}>
        {formatMoney(money.due_minor, symbol)}
      </Text>
      <div role="status">
        {isDue ? null : (
          <Text fw={700}>
            <IconCheck size={20} stroke={3} aria-hidden style={{ verticalAlign: 'middle' }} />{' '}
            {t.cashReceived}
          </Text>
        )}
      </div>
      {received.isError ? <FailureNote error={received.error} /> : null}
      {isDue ? (
        <>
          <Button
            size="lg"
            color="asfalt.9"
            loading={received.isPending}
            onClick={() => received.mutate({ params: { order_id: money.order_id } })}
          >
            {t.cashReceive}
          </Button>
          <Text size="sm">{t.cashNote}</Text>
        </>
      ) : null}
    </Stack>
  );
}

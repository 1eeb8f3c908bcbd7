import { Stack, Text } from '@mantine/core';
import { TextLink } from '../../components/text-link.tsx';
import { formatAmount, formatMoney } from '../../lib/format/money.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { paymentTexts } from './payment-texts.ts';

interface WalletNoteProps {
  readonly orderId: string;
  /** Undefined while it is read. */
  readonly balanceMinor: number | undefined;
  readonly dueMinor: number;
}

/** The balance; when it is short, the way to add what is missing and to come back. */
export function WalletNote({ orderId, balanceMinor, dueMinor }: WalletNoteProps) {
  const t = useMessages(paymentTexts);
  const symbol = useSettings()?.currency_symbol ?? '$';
  if (balanceMinor === undefined) return null;
  const missing = dueMinor - balanceMinor;
  const topUp = withQuery(paths.wallet, {
    amount: formatAmount(missing),
    return_to: withQuery(paths.payment, { order_id: orderId }),
  });
  return (
    <Stack gap={2} align="start">
      <Text size="sm" fw={600}>
        {t.walletBalance(formatMoney(balanceMinor, symbol))}
      </Text>
      {missing > 0 ? (
        <>
          <Text size="sm">{t.walletShort(formatMoney(missing, symbol))}</Text>
          <TextLink to={topUp} py={8}>
            {t.topUp(formatMoney(missing, symbol))}
          </TextLink>
        </>
      ) : null}
    </Stack>
  );
}

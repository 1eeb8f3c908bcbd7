import { Stack, Text } from '@mantine/core';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { paymentsApi } from '@cursa/contracts/http/payments';
import { formatMoney } from '../../lib/format/money.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { detailTexts } from './detail-texts.ts';

/** What goes back if the order is cancelled now, in sums. */
export function CancellationReturns({
  terms,
}: {
  readonly terms: ResponseOf<typeof paymentsApi.cancellationTerms>;
}) {
  const t = useMessages(detailTexts);
  const symbol = useSettings()?.currency_symbol ?? '$';
  // Before a fee was paid nothing was; the row of the matrix tells.
  if (terms.rule === 'sender-open') return <Text>{t.cancelNothing}</Text>;
  return (
    <Stack gap={4}>
      <Text>
        {t.feeBack}: <strong>{formatMoney(terms.fee_back_minor, symbol)}</strong>
      </Text>
      <Text>
        {t.deliveryBack}: <strong>{formatMoney(terms.delivery_back_minor, symbol)}</strong>
      </Text>
    </Stack>
  );
}

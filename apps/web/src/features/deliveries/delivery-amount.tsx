import { Text } from '@mantine/core';
import type { OrderRow } from '@cursa/contracts/http/booking';
import { formatMoney } from '../../lib/format/money.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { deliveryTexts } from './delivery-texts.ts';

/** The agreed price; before anything was agreed the estimate, and called so. */
export function DeliveryAmount({ order }: { readonly order: OrderRow }) {
  const t = useMessages(deliveryTexts);
  const symbol = useSettings()?.currency_symbol ?? '$';
  return (
    <Text span fw={700} style={{ whiteSpace: 'nowrap' }}>
      {formatMoney(order.agreed_minor ?? order.estimate_minor, symbol)}
      {order.agreed_minor === null ? (
        <Text span size="sm" fw={400} c="dimmed">
          {' '}
          {t.estimate}
        </Text>
      ) : null}
    </Text>
  );
}

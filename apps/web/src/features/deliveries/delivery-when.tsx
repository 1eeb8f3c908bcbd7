import { Text } from '@mantine/core';
import type { OrderRow } from '@cursa/contracts/http/booking';
import { formatDay, formatInstant } from '../../lib/format/date.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { deliveryTexts } from './delivery-texts.ts';

/** The day of the pickup, and of the delivery when it was chosen; below, when the order was posted. */
export function DeliveryWhen({ order }: { readonly order: OrderRow }) {
  const t = useMessages(deliveryTexts);
  const locale = useLocale();
  return (
    <>
      <Text span>
        {formatDay(order.pickup_date, locale)}
        {order.delivery_date ? ` – ${formatDay(order.delivery_date, locale)}` : null}
      </Text>
      <Text span display="block" size="sm" c="dimmed">
        {t.posted(formatInstant(order.created_at, locale))}
      </Text>
    </>
  );
}

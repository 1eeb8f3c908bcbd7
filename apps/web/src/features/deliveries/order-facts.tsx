import { categories } from '@cursa/contracts/catalogues/categories';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { Fact } from '../../components/order/fact.tsx';
import { FactGrid } from '../../components/order/fact-grid.tsx';
import { useScheduleWords } from '../../components/order/use-schedule-words.ts';
import { vehicleLabel } from '../../components/order/vehicle-label.ts';
import { formatDay } from '../../lib/format/date.ts';
import { formatKm, formatMoney } from '../../lib/format/money.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { detailTexts } from './detail-texts.ts';

/** When, with what, between whom, and what was said to the courier. */
export function OrderFacts({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(detailTexts);
  const locale = useLocale();
  const scheduleWords = useScheduleWords();
  const symbol = useSettings()?.currency_symbol ?? '$';
  const category = categories.find(({ key }) => key === order.category);
  return (
    <FactGrid>
      <Fact label={t.date}>{scheduleWords({ ...order.schedule, delivery_date: null })}</Fact>
      {order.delivery_date ? (
        <Fact label={t.deliveryDate}>{formatDay(order.delivery_date, locale)}</Fact>
      ) : null}
      {order.pickup_time ? <Fact label={t.time}>{order.pickup_time}</Fact> : null}
      <Fact label={t.category}>{category?.label[locale] ?? order.category}</Fact>
      <Fact label={t.vehicle}>{vehicleLabel(order.vehicle_type, locale)}</Fact>
      <Fact label={t.distance}>{formatKm(order.distance_m)} km</Fact>
      <Fact label={t.estimate}>{formatMoney(order.estimate_minor, symbol)}</Fact>
      <Fact label={t.sender}>
        {order.sender_name}, {order.sender_contact}
      </Fact>
      <Fact label={t.receiver}>
        {order.receiver_name}, {order.receiver_contact}
      </Fact>
      {order.instructions ? (
        <Fact wide label={t.instructions}>
          {order.instructions}
        </Fact>
      ) : null}
      {order.courier_notes ? (
        <Fact wide label={t.notes}>
          {order.courier_notes}
        </Fact>
      ) : null}
    </FactGrid>
  );
}

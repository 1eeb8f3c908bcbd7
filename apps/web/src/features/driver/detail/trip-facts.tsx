import { categories } from '@cursa/contracts/catalogues/categories';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { Fact } from '../../../components/order/fact.tsx';
import { FactGrid } from '../../../components/order/fact-grid.tsx';
import { useScheduleWords } from '../../../components/order/use-schedule-words.ts';
import { vehicleLabel } from '../../../components/order/vehicle-label.ts';
import { formatDay } from '../../../lib/format/date.ts';
import { formatKm } from '../../../lib/format/money.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { detailTexts } from './detail-texts.ts';

/** When, how far, between whom, and what was said to the courier; contacts only once the server gives them (decision 37). */
export function TripFacts({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(detailTexts);
  const locale = useLocale();
  const scheduleWords = useScheduleWords();
  const category = categories.find(({ key }) => key === order.category);
  const person = (name: string, contact: string) => [name, contact].filter(Boolean).join(', ');
  const receiver = person(order.receiver_name, order.receiver_contact);
  return (
    <FactGrid>
      <Fact label={t.date}>{scheduleWords(order.schedule)}</Fact>
      {order.delivery_date ? (
        <Fact label={t.deliveryDate}>{formatDay(order.delivery_date, locale)}</Fact>
      ) : null}
      {order.pickup_time ? <Fact label={t.time}>{order.pickup_time}</Fact> : null}
      <Fact label={t.distance}>{formatKm(order.distance_m)} km</Fact>
      <Fact label={t.category}>{category?.label[locale] ?? order.category}</Fact>
      <Fact label={t.vehicle}>{vehicleLabel(order.vehicle_type, locale)}</Fact>
      <Fact label={t.sender}>{person(order.sender_name, order.sender_contact)}</Fact>
      {receiver ? <Fact label={t.receiver}>{receiver}</Fact> : null}
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

import { categories } from '@cursa/contracts/catalogues/categories';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { formatDay } from '../../lib/format/date.ts';
import { formatKm, formatMoney } from '../../lib/format/money.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { Fact } from './fact.tsx';
import { FactGrid } from './fact-grid.tsx';
import { factTexts } from './fact-texts.ts';
import { useScheduleWords } from './use-schedule-words.ts';
import { vehicleLabel } from './vehicle-label.ts';

interface OrderFactsProps {
  readonly order: OrderDetail;
  /** Drivers see the estimate above, beside the price that they name. */
  readonly withEstimate?: boolean;
}

/**
 * When, with what, between whom, and what was said to the courier; contacts only once the server gives them (decision
 * 37).
 */
export function OrderFacts({ order, withEstimate = false }: OrderFactsProps) {
  const t = useMessages(factTexts);
  const locale = useLocale();
  const scheduleWords = useScheduleWords();
  const symbol = useSettings()?.currency_symbol ?? '$';
  const category = categories.find(({ key }) => key === order.category);
  const receiver = person(order.receiver_name, order.receiver_contact);
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
      {withEstimate ? <Fact label={t.estimate}>{formatMoney(order.estimate_minor, symbol)}</Fact> : null}
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

const person = (name: string, contact: string): string => [name, contact].filter(Boolean).join(', ');

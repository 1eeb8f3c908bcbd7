import { Text } from '@mantine/core';
import type { OrderRow } from '@cursa/contracts/http/booking';
import { dayFromToday, formatDay } from '../../../lib/format/date.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { tripsTexts } from './trips-texts.ts';

/** The day of the pickup, and how near it is while the trip still lies ahead. */
export function TripWhen({ trip }: { readonly trip: OrderRow }) {
  const t = useMessages(tripsTexts);
  const locale = useLocale();
  const today = dayFromToday(0);
  const lastDay = trip.delivery_date ?? trip.pickup_date;
  const near =
    trip.status !== 'Accepted'
      ? ''
      : trip.pickup_date === today
        ? t.today
        : trip.pickup_date === dayFromToday(1)
          ? t.tomorrow
          : lastDay < today
            ? t.overdue
            : '';
  return (
    <>
      {formatDay(trip.pickup_date, locale)}
      {trip.delivery_date ? ` – ${formatDay(trip.delivery_date, locale)}` : null}
      {near ? (
        <Text span fw={800}>
          {' '}
          ({near})
        </Text>
      ) : null}
    </>
  );
}

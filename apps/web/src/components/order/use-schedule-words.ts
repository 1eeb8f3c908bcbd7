import { formatDay } from '../../lib/format/date.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { orderTexts } from './order-texts.ts';

interface Schedule {
  readonly option: 'before' | 'after' | 'between';
  readonly pickup_date: string;
  readonly delivery_date: string | null;
}

/** "înainte de 21 noiembrie 2026": the sender's choice of a day in words (specification §4). */
export function useScheduleWords(): (schedule: Schedule) => string {
  const t = useMessages(orderTexts);
  const locale = useLocale();
  return ({ option, pickup_date, delivery_date }) => {
    const first = formatDay(pickup_date, locale);
    if (option === 'between' && delivery_date) return t.between(first, formatDay(delivery_date, locale));
    if (option === 'between') return first;
    return option === 'after' ? t.after(first) : t.before(first);
  };
}

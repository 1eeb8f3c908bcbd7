import { dayFromToday, formatDay } from '../../lib/format/date.ts';
import type { Locale } from '../../lib/i18n/locale.ts';

/** The calendar day of an instant in Bucharest, "2026-11-22". */
export function dayOf(instant: string): string {
  return dayFromToday(0, new Date(instant));
}

/** "Today", "Yesterday", or the date. */
export function nameOfDay(
  day: string,
  locale: Locale,
  words: { readonly today: string; readonly yesterday: string },
): string {
  if (day === dayFromToday(0)) return words.today;
  if (day === dayFromToday(-1)) return words.yesterday;
  return formatDay(day, locale);
}

/** "16:05" in Bucharest. */
export function timeOf(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/Bucharest',
  }).format(new Date(instant));
}

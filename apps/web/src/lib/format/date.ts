import type { Locale } from '../i18n/locale.ts';

const ZONE = 'Europe/Bucharest';

/** "21 noiembrie 2026" of a calendar day, which has no zone. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** "21 nov. 2026, 16:05" of an instant, in Bucharest's time. */
export function formatInstant(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: ZONE,
  }).format(new Date(instant));
}

/** The calendar day in Bucharest `offset` days from now, "2026-11-22". */
export function dayFromToday(offset: number, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(
    new Date(now.getTime() + offset * 86_400_000),
  );
}

import type { Locale } from '../../../lib/i18n/locale.ts';

/** "22 nov.", for narrow columns; trips lie within months, so the year says nothing. */
export function formatShortDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

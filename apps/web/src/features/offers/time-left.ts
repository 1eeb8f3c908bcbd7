import { plural } from '../../lib/i18n/messages.ts';
import type { Locale } from '../../lib/i18n/locale.ts';
import type { offerTexts } from './offer-texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long an offer is still good for, in words of the largest fitting unit, rounded down so as not to promise. */
export function timeLeft(validUntil: string, now: number, locale: Locale, t: typeof offerTexts.ro): string {
  const left = Date.parse(validUntil) - now;
  if (left <= 0) return t.expired;
  if (left < HOUR) return plural(locale, Math.max(1, Math.floor(left / MINUTE)), t.minutes);
  if (left < 2 * DAY) return plural(locale, Math.floor(left / HOUR), t.hours);
  return plural(locale, Math.floor(left / DAY), t.days);
}

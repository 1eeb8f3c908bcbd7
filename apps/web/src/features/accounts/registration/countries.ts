import type { Locale } from '../../../lib/i18n/locale.ts';

/** Countries that senders register from, with their phone codes; Romania is the one that is filled in (specification §2). */
export const countries = [
  { code: 'RO', phone: '+40' },
  { code: 'MD', phone: '+373' },
  { code: 'AT', phone: '+43' },
  { code: 'BE', phone: '+32' },
  { code: 'BG', phone: '+359' },
  { code: 'CH', phone: '+41' },
  { code: 'CZ', phone: '+420' },
  { code: 'DE', phone: '+49' },
  { code: 'ES', phone: '+34' },
  { code: 'FR', phone: '+33' },
  { code: 'GB', phone: '+44' },
  { code: 'GR', phone: '+30' },
  { code: 'HU', phone: '+36' },
  { code: 'IE', phone: '+353' },
  { code: 'IT', phone: '+39' },
  { code: 'NL', phone: '+31' },
  { code: 'PL', phone: '+48' },
  { code: 'RS', phone: '+381' },
  { code: 'SK', phone: '+421' },
  { code: 'UA', phone: '+380' },
] as const;

/** The country's name in a language, as the browser knows it. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

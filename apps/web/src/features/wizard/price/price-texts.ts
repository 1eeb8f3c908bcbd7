import type { Estimate } from '@cursa/contracts/http/pricing';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { formatNumber } from '../../../lib/format/money.ts';
import { defineMessages } from '../../../lib/i18n/messages.ts';

export const priceTexts = defineMessages({
  ro: {
    title: 'Preț estimat',
    waiting: 'Prețul apare după ce alegi ambele adrese.',
    computing: 'Se calculează…',
    updating: 'Se actualizează…',
    note: 'Estimare cu TVA. Prețul final este cel din oferta pe care o accepți.',
    failed: 'Prețul nu poate fi calculat acum; poți continua fără el.',
    retry: 'Calculează din nou',
    breakdown: 'Din ce se compune',
    open: 'Vezi din ce se compune prețul',
    close: 'Ascunde detaliile prețului',
    distance: (km: string, road: boolean) => `Distanță: ${km} km${road ? '' : ' (aproximativ)'}`,
  },
  en: {
    title: 'Estimated price',
    waiting: 'The price appears once both addresses are chosen.',
    computing: 'Computing…',
    updating: 'Updating…',
    note: 'An estimate with VAT. The final price is that of the offer you accept.',
    failed: 'The price cannot be computed right now; you can go on without it.',
    retry: 'Compute again',
    breakdown: 'What it is made of',
    open: 'See what the price is made of',
    close: 'Hide the details of the price',
    distance: (km: string, road: boolean) => `Distance: ${km} km${road ? '' : ' (approximate)'}`,
  },
});

const RO: Readonly<Record<string, string>> = {
  base: 'Preț de bază',
  distance: 'Distanță',
  volume: 'Volum',
  weight: 'Greutate',
  floors: 'Etaje',
  packing: 'Ambalare',
  dismantling: 'Demontare',
  assembling: 'Montare',
  vat: 'TVA',
};
const SIDES: Readonly<Record<string, string>> = { from: 'la preluare', to: 'la livrare' };

/** A part of the price in the page's language; the server's own words are English, and serve for parts that are new. */
export function partLabel(
  { code, label }: Estimate['breakdown'][number],
  estimate: Pick<Estimate, 'distance_m'>,
  locale: Locale,
): string {
  const [name = '', side = ''] = code.split('_');
  const words = RO[name];
  if (locale === 'en' || words === undefined) return label;
  if (name === 'distance')
    return `${words}, ${formatNumber(Math.round(estimate.distance_m / 100) / 10, locale)} km`;
  if (name === 'vat') return label.replace(/^\D+/, `${words} `);
  return [words, SIDES[side], label.endsWith('with lift') ? '(cu lift)' : ''].filter(Boolean).join(' ');
}

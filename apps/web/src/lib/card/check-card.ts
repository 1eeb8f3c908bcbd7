import type { Locale } from '../i18n/locale.ts';
import { defineMessages, pick } from '../i18n/messages.ts';
import { readExpiry } from './card-expiry.ts';
import { brandOf, digitsOf, passesLuhn } from './card-number.ts';
import type { CardField, TypedCard } from './typed-card.ts';

const texts = defineMessages({
  ro: {
    noNumber: 'Scrie numărul cardului.',
    shortNumber: 'Numărul cardului este incomplet.',
    wrongNumber: 'Numărul cardului nu este corect. Verifică cifrele.',
    noExpiry: 'Scrie luna și anul de pe card, de exemplu 08/29.',
    wrongMonth: 'Luna trebuie să fie între 01 și 12.',
    past: 'Cardul a expirat. Folosește alt card.',
    far: 'Anul nu este corect. Verifică-l pe card.',
    noCvc: 'Scrie codul CVC.',
    shortCvc: (length: number) => `Codul CVC are ${length} cifre.`,
  },
  en: {
    noNumber: 'Type the card number.',
    shortNumber: 'The card number is incomplete.',
    wrongNumber: 'The card number is not right. Check its digits.',
    noExpiry: 'Type the month and year on the card, such as 08/29.',
    wrongMonth: 'The month must be between 01 and 12.',
    past: 'The card has expired. Use another card.',
    far: 'The year is not right. Check it on the card.',
    noCvc: 'Type the CVC code.',
    shortCvc: (length: number) => `The CVC code has ${length} digits.`,
  },
});

export type CardFaults = Readonly<Partial<Record<CardField, string>>>;

/** What is wrong with each field, in words; nothing for a card that may be tried. */
export function checkCard(card: TypedCard, locale: Locale, now = new Date()): CardFaults {
  const number = numberFault(digitsOf(card.number), locale);
  const expiry = expiryFault(card.expiry, locale, now);
  const cvc = cvcFault(card, locale);
  return { ...(number && { number }), ...(expiry && { expiry }), ...(cvc && { cvc }) };
}

function numberFault(digits: string, locale: Locale): string | undefined {
  const t = pick(texts, locale);
  if (digits === '') return t.noNumber;
  const { lengths } = brandOf(digits);
  if (digits.length < Math.min(...lengths)) return t.shortNumber;
  if (lengths.includes(digits.length) && passesLuhn(digits)) return undefined;
  // A Visa of 14 digits is on its way to 16; a full number that fails is mistyped.
  return lengths.includes(digits.length) ? t.wrongNumber : t.shortNumber;
}

function expiryFault(text: string, locale: Locale, now: Date): string | undefined {
  const t = pick(texts, locale);
  const { state } = readExpiry(text, now);
  const words = {
    good: undefined,
    incomplete: t.noExpiry,
    'no-month': t.wrongMonth,
    past: t.past,
    far: t.far,
  };
  return words[state];
}

function cvcFault({ cvc, number }: TypedCard, locale: Locale): string | undefined {
  const t = pick(texts, locale);
  if (cvc === '') return t.noCvc;
  const { cvcLength } = brandOf(digitsOf(number));
  return cvc.length === cvcLength ? undefined : t.shortCvc(cvcLength);
}

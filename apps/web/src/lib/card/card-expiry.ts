import { digitsOf } from './card-number.ts';

/** `5` becomes `05`, `1230` becomes `12/30`, and `12/2030`, as browsers fill in, `12/30`. */
export function formatExpiry(text: string): string {
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (/^\d{2}20\d{2}$/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  const year = digits.slice(2, 4);
  return year === '' ? digits.slice(0, 2) : `${digits.slice(0, 2)}/${year}`;
}

export type Expiry =
  | { readonly state: 'good'; readonly month: number; readonly year: number }
  | { readonly state: 'incomplete' | 'no-month' | 'past' | 'far' };

/** A card is good to the end of its month; no bank makes one for more than 50 years. */
export function readExpiry(text: string, now: Date): Expiry {
  const digits = digitsOf(text);
  const month = Number(digits.slice(0, 2));
  if (digits.length >= 2 && (month < 1 || month > 12)) return { state: 'no-month' };
  if (digits.length !== 4) return { state: 'incomplete' };
  const year = 2000 + Number(digits.slice(2));
  if (year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1) return { state: 'past' };
  return year > now.getFullYear() + 50 ? { state: 'far' } : { state: 'good', month, year };
}

import { parseDecimal } from '@cursa/kernel/money';

export type AmountFault = 'required' | 'notANumber' | 'tooSmall' | 'tooLarge';

const MOST_MINOR = 100_000_000;

/** Reads what people type for an amount: 50, 50.5, 50,50. Minor units, or what is wrong with it. */
export function parseAmount(text: string): { readonly minor: number } | { readonly fault: AmountFault } {
  const typed = text.replace(/[\s$]/g, '').replace(',', '.');
  if (typed === '') return { fault: 'required' };
  // A minus is understood, and refused in its own words.
  if (/^-\d/.test(typed)) return { fault: 'tooSmall' };
  const minor = parseDecimal(typed);
  if (minor === null) return { fault: /^\d{13,}/.test(typed) ? 'tooLarge' : 'notANumber' };
  if (minor === 0) return { fault: 'tooSmall' };
  return minor > MOST_MINOR ? { fault: 'tooLarge' } : { minor };
}

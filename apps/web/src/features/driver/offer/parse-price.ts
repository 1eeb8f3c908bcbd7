import { parseDecimal } from '@cursa/kernel/money';

/** Highest price that the server takes, minor units. */
const MOST_MINOR = 100_000_000;

export type PriceFault = 'empty' | 'zero' | 'negative' | 'decimals' | 'number' | 'most';
export type ParsedPrice = { readonly minor: number } | { readonly fault: PriceFault };

/** A price as a driver types it, "$" and decimal comma included, in minor units (decision 28). */
export function parsePrice(typed: string): ParsedPrice {
  const text = typed.replace(/[\s\u00a0$]/g, '').replace(',', '.');
  if (text === '') return { fault: 'empty' };
  if (/^-\d*\.?\d+$/.test(text)) return { fault: 'negative' };
  if (/^\d+\.\d{3,}$/.test(text)) return { fault: 'decimals' };
  const minor = parseDecimal(text.replace(/\.$/, ''));
  if (minor === null) return { fault: 'number' };
  if (minor === 0) return { fault: 'zero' };
  return minor > MOST_MINOR ? { fault: 'most' } : { minor };
}

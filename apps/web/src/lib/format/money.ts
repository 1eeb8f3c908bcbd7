import type { Locale } from '../i18n/locale.ts';

/**
 * Shows minor units as the customer's screens do, symbol and two decimals: 12345 becomes "$123.45". Integers all the
 * way; the division is of text, not of floats.
 */
export function formatMoney(minor: number, symbol = '$'): string {
  return `${minor < 0 ? '-' : ''}${symbol}${formatAmount(Math.abs(minor))}`;
}

/** "123.45", without a symbol. */
export function formatAmount(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Kilometres with two decimals, as specified (specification §9). */
export function formatKm(metres: number): string {
  return (metres / 1000).toFixed(2);
}

/** A count or measure by the language's own rule. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale).format(value);
}

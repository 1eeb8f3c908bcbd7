/**
 * Money is an integer count of minor units (cents, bani) and never a float (decision 21).
 * One rounding rule, half-up, in one place.
 */
export type Minor = number;

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

/** `12345` → `"123.45"`; negative amounts keep their sign. Two decimals, as every legacy amount on the wire. */
export function toDecimal(minor: Minor): string {
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `"123.4"` → `12340`; `null` for anything but a plain non-negative amount with at most two decimals. */
export function parseDecimal(text: string | number): Minor | null {
  const trimmed = String(text).trim();
  if (!AMOUNT.test(trimmed)) return null;
  const [whole = '0', cents = ''] = trimmed.split('.');
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** A share of an amount in basis points (1000 = 10 %), rounded half-up; exact for amounts up to 9 × 10¹¹ minor units. */
export function share(minor: Minor, basisPoints: number): Minor {
  return Math.floor((minor * basisPoints + 5_000) / 10_000);
}

/** The platform fee of specification §9: ten percent of the driver's quote, two decimals, half-up. */
export function platformFee(quoteMinor: Minor): Minor {
  return share(quoteMinor, 1_000);
}

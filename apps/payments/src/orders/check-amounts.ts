import type { Minor } from '@cursa/kernel/money';
import { AmountDiffersError } from './orders.errors.ts';

/**
 * Refuses sums that are off by more than one minor unit from what the server computes (decision 21).
 * @throws AmountDiffersError that names every such field
 */
export function checkAmounts(
  expected: Readonly<Record<string, Minor | undefined>>,
  actual: Readonly<Record<string, Minor>>,
  prefix = '',
): void {
  const off = Object.entries(actual)
    .filter(([field, sum]) => expected[field] !== undefined && Math.abs((expected[field] ?? sum) - sum) > 1)
    .map(([field, sum]) => ({ field: prefix + field, actual: sum }));
  if (off.length > 0) throw new AmountDiffersError(off);
}

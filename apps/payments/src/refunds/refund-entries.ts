import { share, type Minor } from '@cursa/kernel/money';
import type { Attempt } from '../attempts/attempt.ts';
import { accounts } from '../ledger/accounts.ts';

/** What stands in `held` for a delivery: what was taken plus the discount that the platform bears. */
export function heldMinor(attempt: Attempt): Minor {
  const { method, chargeMinor, discountMinor } = attempt;
  return method === 'cash' ? discountMinor : chargeMinor + discountMinor;
}

/** What goes back to the payer at this percentage. Cash was never taken. */
export function refundMinor(attempt: Attempt, percent: number): Minor {
  return attempt.method === 'cash' ? 0 : share(attempt.chargeMinor, percent * 100);
}

/** Reverses an attempt at this percentage; what the matrix keeps of a delivery becomes a fee of the platform. */
export function refundEntries(attempt: Attempt, percent: number): [string, Minor][] {
  const back = refundMinor(attempt, percent);
  const target = attempt.method === 'wallet' ? accounts.wallet(attempt.payerId) : accounts.cardClearing;
  if (attempt.purpose === 'platform-fee') {
    return [
      [accounts.platformFees, -back],
      [target, back],
    ];
  }
  const taken = attempt.method === 'cash' ? 0 : attempt.chargeMinor;
  return [
    [accounts.held(attempt.orderId ?? ''), -heldMinor(attempt)],
    [accounts.coupons, attempt.discountMinor],
    [accounts.platformFees, taken - back],
    [target, back],
  ];
}

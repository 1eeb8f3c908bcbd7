import { share, type Minor } from '@cursa/kernel/money';

/** A row of `coupons`: a percentage or an amount, never both. */
export interface Coupon {
  readonly code: string;
  readonly detail: string;
  readonly percent: string | null;
  readonly amount_minor: string | null;
  readonly valid_from: Date;
  readonly valid_until: Date;
  readonly total_uses: number | null;
  readonly uses_per_person: number;
  readonly used: number;
}

/** What a coupon takes off a sum (price + VAT), never more than the sum. */
export function discountOf(coupon: Pick<Coupon, 'percent' | 'amount_minor'>, totalMinor: Minor): Minor {
  const off =
    coupon.percent === null
      ? Number(coupon.amount_minor)
      : share(totalMinor, Math.round(Number(coupon.percent) * 100));
  return Math.min(off, totalMinor);
}

/** Whether dates and limits allow one more use by a person who has used it that often. */
export function isUsable(coupon: Coupon, usesByPerson: number, now: Date): boolean {
  const isCurrent = coupon.valid_from <= now && now < coupon.valid_until;
  const isLeft = coupon.total_uses === null || coupon.used < coupon.total_uses;
  return isCurrent && isLeft && usesByPerson < coupon.uses_per_person;
}

import type { Sql } from '../common/rows.ts';
import { discountOf } from './coupon.ts';
import { CouponNotValidError } from './coupons.errors.ts';
import { findCoupon } from './find-coupon.ts';

export interface CouponUse {
  readonly code: string;
  readonly accountId: string;
  readonly attemptId: string;
  readonly totalMinor: number;
  /** What was promised when the sum was computed. */
  readonly discountMinor: number;
}

/**
 * Uses a coupon for an attempt, before anything is charged, in the transaction that makes the attempt.
 * @throws CouponNotValidError also when it changed meanwhile
 */
export async function useCoupon(manager: Sql, use: CouponUse): Promise<void> {
  const coupon = await findCoupon(manager, use.code, use.accountId, true);
  if (discountOf(coupon, use.totalMinor) !== use.discountMinor) throw new CouponNotValidError();
  await manager.query(
    'insert into coupon_uses (attempt_id, code, account_id, discount_minor) values ($1, $2, $3, $4)',
    [use.attemptId, use.code, use.accountId, use.discountMinor],
  );
  await manager.query('update coupons set used = used + 1 where code = $1', [use.code]);
}

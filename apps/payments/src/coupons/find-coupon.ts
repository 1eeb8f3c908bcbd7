import { rows, type Sql } from '../common/rows.ts';
import { isUsable, type Coupon } from './coupon.ts';
import { CouponNotValidError } from './coupons.errors.ts';

/**
 * A coupon that this person may use now. With `lock`, in a transaction, uses of the same coupon wait for each other,
 * so its limits hold.
 * @throws CouponNotValidError
 */
export async function findCoupon(db: Sql, code: string, accountId: string, lock = false): Promise<Coupon> {
  const [coupon] = await rows<Coupon>(
    db,
    `select * from coupons where code = $1${lock ? ' for update' : ''}`,
    [code],
  );
  if (!coupon) throw new CouponNotValidError();
  const [uses] = await rows<{ count: string }>(
    db,
    'select count(*) from coupon_uses where code = $1 and account_id = $2',
    [code, accountId],
  );
  if (!isUsable(coupon, Number(uses?.count ?? 0), new Date())) throw new CouponNotValidError();
  return coupon;
}

import { rows, type Sql } from '../common/rows.ts';

/** Gives a coupon's use back to its person after a payment that came to nothing. Repeatable. */
export async function returnCoupon(db: Sql, attemptId: string): Promise<void> {
  const [use] = await rows<{ code: string }>(
    db,
    'delete from coupon_uses where attempt_id = $1 returning code',
    [attemptId],
  );
  if (use) await db.query('update coupons set used = used - 1 where code = $1', [use.code]);
}

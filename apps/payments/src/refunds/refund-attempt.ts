import { newId } from '@cursa/kernel/ids';
import { publish } from '@cursa/platform/events';
import type { EntityManager } from 'typeorm';
import type { Attempt } from '../attempts/attempt.ts';
import { returnCoupon } from '../coupons/return-coupon.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { refundEntries, refundMinor } from './refund-entries.ts';

/**
 * Gives back what an attempt took, at a percentage, in the caller's transaction: ledger, event, and for cards a row
 * that the refund job sends to Stripe. The caller has changed the attempt's state, so it happens once.
 */
export async function refundAttempt(
  manager: EntityManager,
  attempt: Attempt,
  percent: number,
  rule: string,
): Promise<void> {
  const { attemptId, currency, intentId, method } = attempt;
  const orderId = attempt.orderId ?? '';
  const purpose = attempt.purpose === 'platform-fee' ? 'platform-fee' : 'delivery';
  const amount = refundMinor(attempt, percent);
  const refundId = newId();
  await returnCoupon(manager, attemptId);
  await postJournal(manager, {
    kind: 'refund',
    reference: attemptId,
    orderId,
    currency,
    entries: refundEntries(attempt, percent),
  });
  if (amount === 0) return;
  await manager.query(
    `insert into refunds (refund_id, attempt_id, purpose, order_id, amount_minor, currency, intent_id, rule, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      refundId,
      attemptId,
      purpose,
      orderId,
      amount,
      currency,
      intentId,
      rule,
      method === 'stripe' ? 'pending' : 'done',
    ],
  );
  await publish(manager, 'refund.issued', {
    key: orderId,
    data: {
      order_id: orderId,
      sender_id: attempt.payerId,
      payment_id: attemptId,
      purpose,
      amount_minor: amount,
      currency,
    },
  });
}

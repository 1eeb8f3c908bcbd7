import { Injectable } from '@nestjs/common';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Attempt } from '../attempts/attempt.ts';
import type { LeasedAttempt } from '../attempts/attempt-row.ts';
import { Attempts } from '../attempts/attempts.ts';
import { accounts } from '../ledger/accounts.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { rememberOrder } from '../orders/order-accounts.ts';
import { heldMinor } from '../refunds/refund-entries.ts';

/**
 * The delivery is paid (card), is being paid (wallet), or will be in cash: state, ledger and `delivery.paid` in one
 * transaction. Undo: a refund.
 */
@Injectable()
export class SettleDelivery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
  ) {}

  /** @throws WalletShortError */
  async execute(attempt: LeasedAttempt): Promise<LeasedAttempt> {
    return inTransaction(this.dataSource, async (manager) => {
      const paid = await this.attempts.advance(manager, attempt, 'paid');
      const orderId = paid.orderId ?? '';
      await rememberOrder(manager, orderId, paid.payerId, paid.driverId);
      await postJournal(manager, {
        kind: 'delivery',
        reference: paid.attemptId,
        orderId,
        currency: paid.currency,
        entries: [
          [accounts.held(orderId), heldMinor(paid)],
          [accounts.coupons, -paid.discountMinor],
          [sourceOf(paid), paid.method === 'cash' ? 0 : -paid.chargeMinor],
        ],
      });
      await announce(manager, paid);
      return paid;
    });
  }
}

function sourceOf({ method, payerId }: Attempt): string {
  return method === 'wallet' ? accounts.wallet(payerId) : accounts.cardClearing;
}

async function announce(manager: EntityManager, paid: Attempt): Promise<void> {
  const orderId = paid.orderId ?? '';
  await publish(manager, 'delivery.paid', {
    key: orderId,
    data: {
      order_id: orderId,
      sender_id: paid.payerId,
      driver_id: paid.driverId ?? '',
      offer_id: paid.offerId ?? '',
      reservation_id: paid.reservationId ?? '',
      payment_id: paid.attemptId,
      payment_method: paid.method,
      price_minor: paid.priceMinor,
      vat_minor: paid.vatMinor,
      discount_minor: paid.discountMinor,
      fee_minor: paid.feeMinor,
      due_minor: paid.chargeMinor,
      currency: paid.currency,
    },
  });
}

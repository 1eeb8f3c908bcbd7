import { Injectable } from '@nestjs/common';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource } from 'typeorm';
import type { LeasedAttempt } from '../attempts/attempt-row.ts';
import { Attempts } from '../attempts/attempts.ts';
import { accounts } from '../ledger/accounts.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { rememberOrder } from '../orders/order-accounts.ts';

/** The fee was charged: state, ledger and `platform-fee.paid` in one transaction. Undo: a refund. */
@Injectable()
export class SettleFee {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
  ) {}

  async execute(attempt: LeasedAttempt): Promise<LeasedAttempt> {
    return inTransaction(this.dataSource, async (manager) => {
      const paid = await this.attempts.advance(manager, attempt, 'paid');
      const { attemptId, currency, chargeMinor, payerId } = paid;
      const orderId = paid.orderId ?? '';
      const driverId = paid.driverId ?? '';
      await rememberOrder(manager, orderId, payerId, null);
      await postJournal(manager, {
        kind: 'platform-fee',
        reference: attemptId,
        orderId,
        currency,
        entries: [
          [accounts.cardClearing, -chargeMinor],
          [accounts.platformFees, chargeMinor],
        ],
      });
      await publish(manager, 'platform-fee.paid', {
        key: orderId,
        data: {
          order_id: orderId,
          sender_id: payerId,
          driver_id: driverId,
          reservation_id: paid.reservationId ?? '',
          payment_id: attemptId,
          amount_minor: chargeMinor,
          currency,
        },
      });
      return paid;
    });
  }
}

import { Injectable } from '@nestjs/common';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource } from 'typeorm';
import { Attempts } from '../attempts/attempts.ts';
import { rows } from '../common/rows.ts';
import { accounts } from '../ledger/accounts.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { OrderNotFoundError } from '../orders/orders.errors.ts';
import { NotPaidInCashError } from './cash.errors.ts';

/** The driver marks that the cash was handed over. A repeat answers the same and changes nothing. */
@Injectable()
export class ReceiveCash {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
  ) {}

  /** @throws OrderNotFoundError unless it is this driver's; NotPaidInCashError */
  async execute(orderId: string, driverId: string): Promise<void> {
    const delivery = await this.attempts.findOf(orderId, 'delivery', ['offer-accepted', 'accepted']);
    if (!delivery || delivery.driverId !== driverId) throw new OrderNotFoundError();
    if (delivery.method !== 'cash') throw new NotPaidInCashError();
    const { currency, chargeMinor: due } = delivery;
    await inTransaction(this.dataSource, async (manager) => {
      const marked = await rows(
        manager,
        `update orders set cash_received_at = clock_timestamp()
         where order_id = $1 and cash_received_at is null and cancelled_at is null returning order_id`,
        [orderId],
      );
      if (marked.length === 0) return;
      const carrier = accounts.carrier(driverId);
      // Earned and handed over in the same moment: the platform owes the driver nothing of it.
      await postJournal(manager, {
        kind: 'cash-receipt',
        reference: orderId,
        orderId,
        currency,
        entries: [
          [accounts.cashClearing, -due],
          [carrier, due],
          [carrier, -due],
          [accounts.cashClearing, due],
        ],
      });
    });
  }
}

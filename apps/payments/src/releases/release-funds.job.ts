import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { attemptOfRow, type AttemptRow } from '../attempts/attempt-row.ts';
import { Repeat } from '../common/repeat.ts';
import { rows } from '../common/rows.ts';
import type { Config } from '../config.ts';
import { accounts } from '../ledger/accounts.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { heldMinor } from '../refunds/refund-entries.ts';

const isDue = `released_at is null and disputed_at is null and cancelled_at is null and release_at <= clock_timestamp()`;

/** Held funds become the driver's when the delay after completion is over and nobody disputed (decision 25). */
@Injectable()
export class ReleaseFundsJob extends Repeat {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) config: Pick<Config, 'JOB_INTERVAL_MS'>,
  ) {
    super(config.JOB_INTERVAL_MS);
  }

  async execute(): Promise<void> {
    const due = await rows<{ order_id: string }>(
      this.dataSource,
      `select order_id from orders o where ${isDue}
         and exists (select 1 from attempts a where a.order_id = o.order_id and purpose = 'delivery' and state = 'accepted')
       order by release_at limit 100`,
    );
    for (const { order_id } of due)
      await inTransaction(this.dataSource, (manager) => this.release(manager, order_id));
  }

  private async release(manager: EntityManager, orderId: string): Promise<void> {
    const [row] = await rows<AttemptRow>(
      manager,
      `select * from attempts where order_id = $1 and purpose = 'delivery' and state = 'accepted' for update`,
      [orderId],
    );
    const taken = await rows(
      manager,
      `update orders set released_at = clock_timestamp() where order_id = $1 and ${isDue} returning order_id`,
      [orderId],
    );
    if (!row || taken.length === 0) return;
    const delivery = attemptOfRow(row);
    const { currency, driverId, payerId } = delivery;
    const held = heldMinor(delivery);
    // Of cash only the discount is held, which the platform owes the driver.
    const vat = delivery.method === 'cash' ? 0 : delivery.vatMinor;
    if (held === 0) return;
    await postJournal(manager, {
      kind: 'release',
      reference: orderId,
      orderId,
      currency,
      entries: [
        [accounts.held(orderId), -held],
        [accounts.vat, vat],
        [accounts.carrier(driverId ?? ''), held - vat],
      ],
    });
    await publish(manager, 'funds.released', {
      key: orderId,
      data: {
        order_id: orderId,
        sender_id: payerId,
        driver_id: driverId ?? '',
        amount_minor: held - vat,
        currency,
      },
    });
  }
}

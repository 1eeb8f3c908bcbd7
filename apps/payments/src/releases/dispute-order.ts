import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rows } from '../common/rows.ts';
import { findOrder } from '../orders/order-accounts.ts';
import { OrderNotFoundError } from '../orders/orders.errors.ts';
import { NothingHeldError, TooLateToDisputeError } from './releases.errors.ts';

/** The sender disputes: the funds stay held until somebody decides. A repeat answers the same. */
@Injectable()
export class DisputeOrder {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws OrderNotFoundError, NothingHeldError, TooLateToDisputeError */
  async execute(orderId: string, senderId: string, reason: string): Promise<void> {
    const order = await findOrder(this.dataSource, orderId);
    if (order?.sender_id !== senderId) throw new OrderNotFoundError();
    if (order.disputed_at) return;
    const disputed = await rows(
      this.dataSource,
      `update orders o set disputed_at = clock_timestamp(), dispute_reason = $2
       where order_id = $1 and released_at is null and cancelled_at is null
         and exists (select 1 from attempts a where a.order_id = o.order_id and purpose = 'delivery'
           and state in ('paid', 'offer-accepted', 'accepted')) returning order_id`,
      [orderId, reason],
    );
    if (disputed.length > 0) return;
    throw order.released_at ? new TooLateToDisputeError() : new NothingHeldError();
  }
}

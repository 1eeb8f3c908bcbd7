import { Inject, Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import { dayInBucharest } from './bucharest.ts';
import { moveOrder } from './move-order.ts';
import { Order } from './order.entity.ts';

/** Ends open orders whose last day is over. */
@Injectable()
export class ExpireOrdersJob {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async run(now = new Date()): Promise<void> {
    const over = await this.dataSource.manager.find(Order, {
      where: { status: 'open', openUntil: LessThan(dayInBucharest(now)) },
      take: 200,
    });
    for (const { orderId, senderId } of over) {
      await inTransaction(this.dataSource, async (manager) => {
        if (!(await moveOrder(manager, orderId, 'expire'))) return;
        await publish(manager, 'order.expired', {
          key: orderId,
          data: { order_id: orderId, sender_id: senderId, expired_at: now.toISOString() },
        });
      });
    }
  }
}

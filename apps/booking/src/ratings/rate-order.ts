import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { rating } from '@cursa/contracts/http/booking';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import { Order } from '../orders/order.entity.ts';
import { OrderNotCompletedError, OrderNotFoundError } from '../orders/order.errors.ts';
import { Rating } from './rating.entity.ts';

export type Stars = z.output<typeof rating>;

/** The sender rates a completed trip; again updates it and keeps the history (decision 30). */
@Injectable()
export class RateOrder {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** @throws OrderNotFoundError, OrderNotCompletedError */
  async execute(orderId: string, senderId: string, stars: Stars): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      // Locked, so that two ratings at once become two revisions.
      const order = await manager.findOne(Order, {
        where: { orderId, senderId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!order) throw new OrderNotFoundError();
      if (order.status !== 'completed' || order.driverId === null) throw new OrderNotCompletedError();
      const revision = 1 + (await manager.countBy(Rating, { orderId }));
      const { service, time, behaviour } = stars;
      await manager.insert(Rating, { orderId, revision, driverId: order.driverId, ...stars });
      await publish(manager, 'rating.submitted', {
        key: orderId,
        data: {
          order_id: orderId,
          sender_id: senderId,
          driver_id: order.driverId,
          service,
          time,
          behaviour,
          revision,
        },
      });
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CallerIdentity } from '@cursa/platform/auth';
import { publish } from '@cursa/platform/events';
import { forgetDerived } from '@cursa/platform/idempotency';
import { inTransaction } from '@cursa/platform/persistence';
import { moveOrder } from '../orders/move-order.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderNotCancellableError, OrderNotFoundError } from '../orders/order.errors.ts';

/** Cancels an order for one of its parties; what goes back is payments' matrix (decision 26). */
@Injectable()
export class CancelOrder {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** A repeat answers the same. @throws OrderNotFoundError, OrderNotCancellableError */
  execute(orderId: string, caller: CallerIdentity): Promise<Order> {
    const mine = caller.role === 'driver' ? { driverId: caller.accountId } : { senderId: caller.accountId };
    const by = caller.role === 'driver' ? ('carrier' as const) : ('sender' as const);
    return inTransaction(this.dataSource, async (manager) => {
      // Locked, since what it was decides what goes back.
      const order = await manager.findOne(Order, {
        where: { orderId, ...mine },
        lock: { mode: 'pessimistic_write' },
      });
      if (!order) throw new OrderNotFoundError();
      if (order.status === 'cancelled') return order;
      const cancelledAt = new Date();
      if (!(await moveOrder(manager, orderId, 'cancel', { cancelledAt, cancelledBy: by }, mine)))
        throw new OrderNotCancellableError();
      // The same form sent again posts a new order, not this one.
      await forgetDerived(manager, 'order_id', orderId);
      await publish(manager, 'order.cancelled', {
        key: orderId,
        data: {
          order_id: orderId,
          sender_id: order.senderId,
          driver_id: order.driverId,
          by,
          was: order.status === 'accepted' ? 'Accepted' : 'Open',
          cancelled_at: cancelledAt.toISOString(),
        },
      });
      return { ...order, status: 'cancelled' as const, cancelledAt };
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import { moveOrder } from '../orders/move-order.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderNotAcceptedError, OrderNotFoundError } from '../orders/order.errors.ts';
import { DeliveryProof } from './delivery-proof.entity.ts';
import { readSignature } from './read-signature.ts';

/** Delivered: only the chosen driver, only an accepted order, once (decision 31). */
@Injectable()
export class CompleteOrder {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** A repeat answers the same and changes nothing. @throws OrderNotFoundError, OrderNotAcceptedError, SignatureInvalidError */
  async execute(orderId: string, driverId: string, signature: string): Promise<Order> {
    const kind = await readSignature(signature);
    return inTransaction(this.dataSource, async (manager) => {
      const completedAt = new Date();
      if (await moveOrder(manager, orderId, 'complete', { completedAt }, { driverId })) {
        await manager.insert(DeliveryProof, { orderId, kind, signature, signedAt: completedAt });
        await this.tell(manager, orderId, driverId, completedAt);
      }
      const order = await manager.findOneBy(Order, { orderId, driverId });
      if (!order) throw new OrderNotFoundError();
      if (order.status !== 'completed') throw new OrderNotAcceptedError();
      return order;
    });
  }

  private async tell(
    manager: EntityManager,
    orderId: string,
    driverId: string,
    completedAt: Date,
  ): Promise<void> {
    const { senderId } = await manager.findOneByOrFail(Order, { orderId });
    const data = {
      order_id: orderId,
      sender_id: senderId,
      driver_id: driverId,
      completed_at: completedAt.toISOString(),
    };
    await publish(manager, 'order.completed', { key: orderId, data });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { agreement } from '@cursa/contracts/http/booking';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import { moveOrder } from '../orders/move-order.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderNotFoundError, OrderNotOpenError } from '../orders/order.errors.ts';

export type Agreement = z.output<typeof agreement>;

/** Open → Accepted for one driver at an agreed price. Called by payments once the delivery is paid, or cash was chosen. */
@Injectable()
export class AcceptOrder {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** Repeatable with the same offer. @throws OrderNotFoundError, OrderNotOpenError */
  async execute(orderId: string, agreed: Agreement): Promise<Order> {
    const order = await inTransaction(this.dataSource, (manager) => this.accept(manager, orderId, agreed));
    if (!order) throw new OrderNotFoundError();
    if (order.offerId !== agreed.offer_id) throw new OrderNotOpenError();
    // Accepted by this very offer, but cancelled since: the money has to go back.
    if (order.status === 'cancelled') throw new OrderNotOpenError();
    return order;
  }

  /** For `delivery.paid` too, in case the call itself got lost. */
  async accept(manager: EntityManager, orderId: string, agreed: Agreement): Promise<Order | null> {
    const acceptedAt = new Date();
    const moved = await moveOrder(manager, orderId, 'accept', {
      driverId: agreed.driver_id,
      offerId: agreed.offer_id,
      agreedMinor: agreed.price_minor,
      agreedVatMinor: agreed.vat_minor,
      discountMinor: agreed.discount_minor,
      feeMinor: agreed.fee_minor,
      paymentMethod: agreed.payment_method,
      acceptedAt,
    });
    const order = await manager.findOneBy(Order, { orderId });
    if (moved && order) {
      await publish(manager, 'order.accepted', {
        key: orderId,
        data: {
          order_id: orderId,
          sender_id: order.senderId,
          driver_id: agreed.driver_id,
          price_minor: agreed.price_minor,
          vat_minor: agreed.vat_minor,
          currency: order.currency,
          payment_method: agreed.payment_method,
          accepted_at: acceptedAt.toISOString(),
        },
      });
    }
    return order;
  }
}

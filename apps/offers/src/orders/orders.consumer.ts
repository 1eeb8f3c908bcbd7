import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnEvent, type ReceivedEvent } from '@cursa/platform/events';
import { AcceptReservation } from '../reservations/accept-reservation.ts';
import { CloseOffers } from '../reservations/close-offers.ts';
import { OrderRefs } from './order-refs.ts';

@Controller()
export class OrdersConsumer {
  constructor(
    private readonly orders: OrderRefs,
    private readonly close: CloseOffers,
    private readonly accept: AcceptReservation,
  ) {}

  @OnEvent('order.created')
  async created({ data }: ReceivedEvent<'order.created'>, manager: EntityManager): Promise<void> {
    await this.orders.remember(manager, { orderId: data.order_id, senderId: data.sender_id, status: 'Open' });
  }

  @OnEvent('order.accepted')
  async accepted({ data }: ReceivedEvent<'order.accepted'>, manager: EntityManager): Promise<void> {
    await this.orders.remember(manager, {
      orderId: data.order_id,
      senderId: data.sender_id,
      status: 'Accepted',
    });
  }

  @OnEvent('order.completed')
  async completed({ data }: ReceivedEvent<'order.completed'>, manager: EntityManager): Promise<void> {
    await this.orders.remember(manager, {
      orderId: data.order_id,
      senderId: data.sender_id,
      status: 'Completed',
    });
  }

  @OnEvent('order.cancelled')
  async cancelled({ data }: ReceivedEvent<'order.cancelled'>, manager: EntityManager): Promise<void> {
    await this.orders.remember(manager, {
      orderId: data.order_id,
      senderId: data.sender_id,
      status: 'Cancelled',
    });
    await this.close.execute(manager, data.order_id, 'order-cancelled');
  }

  @OnEvent('order.expired')
  async expired({ data }: ReceivedEvent<'order.expired'>, manager: EntityManager): Promise<void> {
    await this.orders.remember(manager, {
      orderId: data.order_id,
      senderId: data.sender_id,
      status: 'Expired',
    });
    await this.close.execute(manager, data.order_id, 'order-cancelled');
  }

  /** Finishes an acceptance whose call from payments got lost. */
  @OnEvent('delivery.paid')
  async paid({ data }: ReceivedEvent<'delivery.paid'>, manager: EntityManager): Promise<void> {
    await this.accept.acceptIfStanding(manager, data.reservation_id);
  }
}

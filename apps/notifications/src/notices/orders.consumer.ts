import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnEvent, type ReceivedEvent } from '@cursa/platform/events';
import { Tell } from './tell.ts';

/** What happens to orders. */
@Controller()
export class OrdersConsumer {
  constructor(private readonly tell: Tell) {}

  @OnEvent('order.accepted')
  async accepted({ data }: ReceivedEvent<'order.accepted'>, manager: EntityManager): Promise<void> {
    const { order_id, price_minor, currency, payment_method } = data;
    const facts = { order_id, price_minor, currency, payment_method };
    await this.tell.execute(manager, { accountId: data.sender_id, kind: 'order-accepted-sender', facts });
    await this.tell.execute(manager, { accountId: data.driver_id, kind: 'order-accepted-driver', facts });
  }

  @OnEvent('order.completed')
  async completed({ data }: ReceivedEvent<'order.completed'>, manager: EntityManager): Promise<void> {
    const facts = { order_id: data.order_id };
    await this.tell.execute(manager, { accountId: data.sender_id, kind: 'order-completed-sender', facts });
    await this.tell.execute(manager, { accountId: data.driver_id, kind: 'order-completed-driver', facts });
  }

  /** Whoever cancelled knows it already. */
  @OnEvent('order.cancelled')
  async cancelled({ data }: ReceivedEvent<'order.cancelled'>, manager: EntityManager): Promise<void> {
    const facts = { order_id: data.order_id, [`by_${data.by}`]: 1 };
    if (data.by !== 'sender') {
      await this.tell.execute(manager, { accountId: data.sender_id, kind: 'order-cancelled-sender', facts });
    }
    if (data.by !== 'carrier' && data.driver_id !== null) {
      await this.tell.execute(manager, { accountId: data.driver_id, kind: 'order-cancelled-driver', facts });
    }
  }

  @OnEvent('order.expired')
  async expired({ data }: ReceivedEvent<'order.expired'>, manager: EntityManager): Promise<void> {
    const facts = { order_id: data.order_id };
    await this.tell.execute(manager, { accountId: data.sender_id, kind: 'order-expired', facts });
  }

  /** Told once: a rating that is changed later is not told again. */
  @OnEvent('rating.submitted')
  async rated({ data }: ReceivedEvent<'rating.submitted'>, manager: EntityManager): Promise<void> {
    if (data.revision > 1) return;
    const { order_id, service, time, behaviour } = data;
    const facts = { order_id, service, time, behaviour };
    await this.tell.execute(manager, { accountId: data.driver_id, kind: 'rating-received', facts });
  }
}

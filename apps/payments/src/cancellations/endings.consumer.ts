import { Injectable } from '@nestjs/common';
import { OnEvent, type ReceivedEvent } from '@cursa/platform/events';
import type { EntityManager } from 'typeorm';
import { rememberOrder } from '../orders/order-accounts.ts';
import { SendRefundsJob } from '../refunds/send-refunds.job.ts';
import { EndPayments } from './end-payments.ts';

/** Refunds that follow from what others ended. */
@Injectable()
export class EndingsConsumer {
  constructor(
    private readonly endPayments: EndPayments,
    private readonly sendRefunds: SendRefundsJob,
  ) {}

  @OnEvent('order.cancelled')
  async cancelled({ data }: ReceivedEvent<'order.cancelled'>, manager: EntityManager): Promise<void> {
    const { order_id, sender_id, by, cancelled_at } = data;
    await rememberOrder(manager, order_id, sender_id, data.driver_id);
    const at = new Date(cancelled_at);
    await manager.query('update orders set cancelled_at = coalesce(cancelled_at, $2) where order_id = $1', [
      order_id,
      at,
    ]);
    await this.endPayments.execute(manager, { orderId: order_id, who: by, at });
    this.sendRefunds.wake();
  }

  @OnEvent('order.expired')
  async expired({ data }: ReceivedEvent<'order.expired'>, manager: EntityManager): Promise<void> {
    const at = new Date(data.expired_at);
    await this.endPayments.execute(manager, { orderId: data.order_id, who: 'system', at });
    this.sendRefunds.wake();
  }

  @OnEvent('offer.withdrawn')
  async withdrawn({ data, time }: ReceivedEvent<'offer.withdrawn'>, manager: EntityManager): Promise<void> {
    if (data.reservation_id === null) return;
    const { order_id: orderId, reservation_id: reservationId } = data;
    await this.endPayments.execute(manager, { orderId, who: 'carrier', at: time, reservationId });
    this.sendRefunds.wake();
  }

  @OnEvent('reservation.lapsed')
  async lapsed({ data, time }: ReceivedEvent<'reservation.lapsed'>, manager: EntityManager): Promise<void> {
    const { order_id: orderId, reservation_id: reservationId } = data;
    await this.endPayments.execute(manager, { orderId, who: 'system', at: time, reservationId });
    this.sendRefunds.wake();
  }
}

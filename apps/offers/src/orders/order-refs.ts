import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { bookingApi } from '@cursa/contracts/http/booking';
import type { PublicStatus } from '@cursa/contracts/http/common';
import { DomainError, ServiceClient } from '@cursa/platform/http';
import { OrderRef } from './order-ref.entity.ts';

export type KnownOrder = Pick<OrderRef, 'orderId' | 'senderId' | 'status'>;

/** What this service knows of an order, from its own copy or from booking. */
@Injectable()
export class OrderRefs {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
  ) {}

  /** The own copy, or booking's answer when there is none (its event may still be on the way); null for an unknown order. */
  async find(orderId: string): Promise<KnownOrder | null> {
    return (await this.dataSource.manager.findOneBy(OrderRef, { orderId })) ?? this.ask(orderId);
  }

  /**
   * As the owner says it now; called before an order is acted on, since the own copy may lag behind a cancellation.
   * While booking is down the own copy has to do.
   */
  async current(orderId: string): Promise<KnownOrder | null> {
    try {
      return await this.ask(orderId);
    } catch (error) {
      if (!(error instanceof DomainError) || error.status < 500) throw error;
      const known = await this.dataSource.manager.findOneBy(OrderRef, { orderId });
      if (known) return known;
      throw error;
    }
  }

  /** Open may become anything; what an order has become it never leaves for Open again. */
  async remember(manager: EntityManager, order: KnownOrder): Promise<void> {
    await manager.query(
      `insert into order_refs (order_id, sender_id, status) values ($1, $2, $3)
       on conflict (order_id) do update set status = excluded.status, updated_at = now()
       where order_refs.status = 'Open' or excluded.status in ('Completed', 'Cancelled')`,
      [order.orderId, order.senderId, order.status satisfies PublicStatus],
    );
  }

  private async ask(orderId: string): Promise<KnownOrder | null> {
    try {
      const facts = await this.services.call(
        bookingApi.orderFacts,
        { params: { order_id: orderId } },
        { as: 'service' },
      );
      const order = { orderId: facts.order_id, senderId: facts.sender_id, status: facts.status };
      await this.remember(this.dataSource.manager, order);
      return order;
    } catch (error) {
      if (error instanceof DomainError && error.status === 404) return null;
      throw error;
    }
  }
}

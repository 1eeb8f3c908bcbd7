import { Injectable } from '@nestjs/common';
import { bookingApi } from '@cursa/contracts/http/booking';
import { offersApi, type Reservation } from '@cursa/contracts/http/offers';
import type { CallerIdentity } from '@cursa/platform/auth';
import { DomainError, ServiceClient } from '@cursa/platform/http';
import { DataSource } from 'typeorm';
import { findOrder } from './order-accounts.ts';
import { OrderNotFoundError } from './orders.errors.ts';

const asService = { as: 'service' } as const;

export interface OrderParties {
  readonly senderId: string;
  readonly driverId: string | null;
}

/** Whether somebody may see an order's money: its sender, its driver, administrators. */
@Injectable()
export class OrderAccess {
  constructor(
    private readonly dataSource: DataSource,
    private readonly client: ServiceClient,
  ) {}

  /** @throws OrderNotFoundError for everybody else */
  async execute(orderId: string, caller: CallerIdentity): Promise<OrderParties> {
    const own = await findOrder(this.dataSource, orderId);
    const known = own && { senderId: own.sender_id, driverId: own.driver_id };
    if (known && mayLook(caller, known)) return known;
    const asked = await this.ask(orderId);
    if (!mayLook(caller, asked)) throw new OrderNotFoundError();
    return asked;
  }

  async reservation(orderId: string): Promise<Reservation | null> {
    return (await this.client.call(offersApi.reservationOf, { params: { order_id: orderId } }, asService))
      .reservation;
  }

  private async ask(orderId: string): Promise<OrderParties> {
    try {
      const facts = await this.client.call(
        bookingApi.orderFacts,
        { params: { order_id: orderId } },
        asService,
      );
      return { senderId: facts.sender_id, driverId: facts.driver_id };
    } catch (error) {
      throw error instanceof DomainError && error.status === 404 ? new OrderNotFoundError() : error;
    }
  }
}

function mayLook({ role, accountId }: CallerIdentity, { senderId, driverId }: OrderParties): boolean {
  if (role === 'admin') return true;
  return role === 'user' ? accountId === senderId : accountId === driverId;
}

import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { CallerIdentity } from '@cursa/platform/auth';
import { OrderRefs } from '../orders/order-refs.ts';
import { Offer } from './offer.entity.ts';
import { OrderNotFoundError } from './offer.errors.ts';

/** The offer two parties of an order look at: the chosen one for the sender, their own one for a driver. */
@Injectable()
export class FindAgreement {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly orders: OrderRefs,
  ) {}

  /** @throws OrderNotFoundError for a sender the order does not belong to */
  async execute(orderId: string, caller: CallerIdentity): Promise<Offer | null> {
    if (caller.role === 'driver') {
      return this.dataSource.manager.findOneBy(Offer, {
        orderId,
        driverId: caller.accountId,
        state: In(['live', 'reserved', 'accepted']),
      });
    }
    const order = await this.orders.find(orderId);
    if (order?.senderId !== caller.accountId) throw new OrderNotFoundError();
    return this.dataSource.manager.findOneBy(Offer, { orderId, state: In(['reserved', 'accepted']) });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan } from 'typeorm';
import { OrderRefs } from '../orders/order-refs.ts';
import { Offer } from './offer.entity.ts';
import { OrderNotFoundError } from './offer.errors.ts';

/** The sender's view: once an offer is reserved or accepted, the others are hidden (decision 19). */
@Injectable()
export class ListOffers {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly orders: OrderRefs,
  ) {}

  /** Cheapest first. @throws OrderNotFoundError */
  async execute(orderId: string, senderId: string): Promise<Offer[]> {
    const order = await this.orders.find(orderId);
    if (order?.senderId !== senderId) throw new OrderNotFoundError();
    const offers = await this.dataSource.manager.find(Offer, {
      where: [
        { orderId, state: 'live', validUntil: MoreThan(new Date()) },
        { orderId, state: In(['reserved', 'accepted']) },
      ],
      order: { priceMinor: 'ASC', sentAt: 'ASC' },
    });
    const chosen = offers.filter((offer) => offer.state !== 'live');
    return chosen.length > 0 ? chosen : offers;
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import { OrderRefs } from '../orders/order-refs.ts';
import { moveOffer } from './move-offer.ts';
import { offerEvent } from './offer-event.ts';
import { Offer } from './offer.entity.ts';
import {
  OfferAmbiguousError,
  OfferBusyError,
  OfferNotFoundError,
  OrderNotFoundError,
} from './offer.errors.ts';

/** 'Refuza' (decision 27): refuses the named driver's offer, or the only one pending; never cancels the order. */
@Injectable()
export class DeclineOffer {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly orders: OrderRefs,
  ) {}

  /** @throws OrderNotFoundError, OfferNotFoundError, OfferAmbiguousError, OfferBusyError */
  async execute(orderId: string, senderId: string, driverId: string | undefined): Promise<Offer> {
    const order = await this.orders.find(orderId);
    if (order?.senderId !== senderId) throw new OrderNotFoundError();
    return inTransaction(this.dataSource, async (manager) => {
      const pending = await manager.findBy(Offer, {
        orderId,
        state: 'live',
        validUntil: MoreThan(new Date()),
        ...(driverId === undefined ? {} : { driverId }),
      });
      const [offer, another] = pending;
      if (!offer) throw new OfferNotFoundError();
      if (another) throw new OfferAmbiguousError();
      if (!(await moveOffer(manager, offer.offerId, 'decline'))) throw new OfferBusyError();
      await publish(manager, 'offer.declined', { key: orderId, data: offerEvent(offer) });
      return { ...offer, state: 'declined' as const };
    });
  }
}

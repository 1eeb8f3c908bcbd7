import { Injectable } from '@nestjs/common';
import { offersApi, type Offer } from '@cursa/contracts/http/offers';
import type { CallerIdentity } from '@cursa/platform/auth';
import { DomainError, ServiceClient } from '@cursa/platform/http';

/** Offers says that nothing of this driver is open to this sender. */
class OfferNotFoundError extends DomainError {
  constructor() {
    super('offer-not-found', 404, 'There is no such offer');
  }
}

/** One driver's offer on the caller's order, as offers shows it to them. */
@Injectable()
export class FindOffer {
  constructor(private readonly client: ServiceClient) {}

  /** @throws DomainError `order-not-found` of offers; OfferNotFoundError */
  async execute(orderId: string, driverId: string, caller: CallerIdentity): Promise<Offer> {
    const { offers } = await this.client.call(
      offersApi.listOffers,
      { params: { order_id: orderId } },
      { as: caller },
    );
    const found = offers.find((offer) => offer.driver_id === driverId);
    if (!found) throw new OfferNotFoundError();
    return found;
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import { moveOffer } from './move-offer.ts';
import { offerEvent } from './offer-event.ts';
import { Offer } from './offer.entity.ts';

/** Ends offers whose time is over. Listing and reserving look at the clock themselves, so this may come late. */
@Injectable()
export class ExpireOffersJob {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async run(): Promise<void> {
    const over = await this.dataSource.manager.find(Offer, {
      where: { state: 'live', validUntil: LessThan(new Date()) },
      take: 200,
    });
    for (const offer of over) {
      await inTransaction(this.dataSource, async (manager) => {
        if (!(await moveOffer(manager, offer.offerId, 'expire'))) return;
        await publish(manager, 'offer.expired', { key: offer.orderId, data: offerEvent(offer) });
      });
    }
  }
}

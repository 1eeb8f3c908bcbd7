import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Offer } from './offer.entity.ts';

/** A driver's own offers that still stand, newest first. */
@Injectable()
export class MyOffers {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  execute(driverId: string, limit: number): Promise<Offer[]> {
    return this.dataSource.manager.find(Offer, {
      where: { driverId, state: In(['live', 'reserved', 'accepted']) },
      order: { sentAt: 'DESC' },
      take: limit,
    });
  }
}

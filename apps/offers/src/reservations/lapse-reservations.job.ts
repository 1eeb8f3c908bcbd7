import { Inject, Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { CONFIG } from '@cursa/platform/config';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import type { Config } from '../config.ts';
import { moveOffer } from '../offers/move-offer.ts';
import { offerEvent } from '../offers/offer-event.ts';
import { Offer } from '../offers/offer.entity.ts';
import { moveReservation } from './move-reservation.ts';
import { Reservation } from './reservation.entity.ts';

const day = 86_400_000;

/** A paid reservation that nobody accepted within the configured days ends; payments returns the fee by the matrix (decision 19). */
@Injectable()
export class LapseReservationsJob {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async run(now = new Date()): Promise<void> {
    const oldest = new Date(now.getTime() - this.config.RESERVATION_DAYS * day);
    const waiting = await this.dataSource.manager.find(Reservation, {
      where: { state: 'confirmed', confirmedAt: LessThan(oldest) },
      take: 200,
    });
    for (const { reservationId, offerId } of waiting) {
      await inTransaction(this.dataSource, async (manager) => {
        if (
          offerId === null ||
          !(await moveReservation(manager, reservationId, 'revoke', 'not-accepted-in-time'))
        )
          return;
        await moveOffer(manager, offerId, 'lapse');
        const offer = await manager.findOneByOrFail(Offer, { offerId });
        await publish(manager, 'reservation.lapsed', {
          key: offer.orderId,
          data: { ...offerEvent(offer), reservation_id: reservationId },
        });
      });
    }
  }
}

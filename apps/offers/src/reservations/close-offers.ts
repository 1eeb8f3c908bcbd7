import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { moveOffer } from '../offers/move-offer.ts';
import { Offer } from '../offers/offer.entity.ts';
import { moveReservation } from './move-reservation.ts';
import { Reservation } from './reservation.entity.ts';

/** The order is gone: its offers have lost and a paid reservation ends. A held one ends when payments confirms it. */
@Injectable()
export class CloseOffers {
  async execute(manager: EntityManager, orderId: string, reason: string): Promise<void> {
    const reservation = await manager.findOneBy(Reservation, { orderId, state: In(['held', 'confirmed']) });
    if (
      reservation &&
      reservation.offerId !== null &&
      (await moveReservation(manager, reservation.reservationId, 'revoke', reason))
    ) {
      await moveOffer(manager, reservation.offerId, 'lose');
    }
    await manager.update(Offer, { orderId, state: 'live' }, { state: 'lost', stateChangedAt: new Date() });
  }
}

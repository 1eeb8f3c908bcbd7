import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Reservation as ReservationAnswer } from '@cursa/contracts/http/offers';
import { Offer } from '../offers/offer.entity.ts';
import { PresentOffers } from '../offers/present-offers.ts';
import { Reservation } from './reservation.entity.ts';
import { ReservationNotFoundError } from './reservation.errors.ts';

/** Reservations as payments sees them. */
@Injectable()
export class FindReservation {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly offers: PresentOffers,
  ) {}

  async liveOf(orderId: string): Promise<ReservationAnswer | null> {
    const reservation = await this.dataSource.manager.findOneBy(Reservation, {
      orderId,
      state: In(['held', 'confirmed', 'accepted']),
    });
    return reservation ? this.present(reservation) : null;
  }

  /** @throws ReservationNotFoundError for an attempt that never reserved */
  async present(reservation: Reservation): Promise<ReservationAnswer> {
    if (reservation.offerId === null) throw new ReservationNotFoundError();
    const offer = await this.dataSource.manager.findOneByOrFail(Offer, { offerId: reservation.offerId });
    return {
      reservation_id: reservation.reservationId,
      state: reservation.state,
      confirmed_at: reservation.confirmedAt?.toISOString() ?? null,
      offer: await this.offers.one(offer),
    };
  }
}

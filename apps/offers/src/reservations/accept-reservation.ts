import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import { moveOffer } from '../offers/move-offer.ts';
import { offerEvent } from '../offers/offer-event.ts';
import { Offer } from '../offers/offer.entity.ts';
import { moveReservation } from './move-reservation.ts';
import { ReservationNotFoundError, ReservationReleasedError } from './reservation.errors.ts';
import { Reservation } from './reservation.entity.ts';

/** The delivery is paid (or cash was chosen): confirmed → accepted, and every other offer on the order has lost. */
@Injectable()
export class AcceptReservation {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** Repeatable. @throws ReservationNotFoundError, ReservationReleasedError */
  async execute(reservationId: string): Promise<Reservation> {
    const reservation = await inTransaction(this.dataSource, (manager) =>
      this.accept(manager, reservationId),
    );
    if (!reservation) throw new ReservationNotFoundError();
    if (reservation.state !== 'accepted') throw new ReservationReleasedError();
    return reservation;
  }

  /** For `delivery.paid`: finishes what can be finished; what has ended is payments' to refund. */
  async acceptIfStanding(manager: EntityManager, reservationId: string): Promise<void> {
    await this.accept(manager, reservationId);
  }

  private async accept(manager: EntityManager, reservationId: string): Promise<Reservation | null> {
    const reservation = await manager.findOneBy(Reservation, { reservationId });
    if (!reservation || reservation.offerId === null) return null;
    if (!(await moveReservation(manager, reservationId, 'accept')))
      return manager.findOneBy(Reservation, { reservationId });
    const offer = await manager.findOneByOrFail(Offer, { offerId: reservation.offerId });
    await moveOffer(manager, offer.offerId, 'accept');
    await manager.update(
      Offer,
      { orderId: offer.orderId, state: 'live' },
      { state: 'lost', stateChangedAt: new Date() },
    );
    await publish(manager, 'offer.accepted', {
      key: offer.orderId,
      data: { ...offerEvent(offer), reservation_id: reservationId },
    });
    return { ...reservation, state: 'accepted' };
  }
}

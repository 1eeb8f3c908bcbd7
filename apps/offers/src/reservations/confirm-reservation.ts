import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '@cursa/platform/persistence';
import { moveOffer } from '../offers/move-offer.ts';
import { OrderRef } from '../orders/order-ref.entity.ts';
import { moveReservation } from './move-reservation.ts';
import { ReservationNotFoundError, ReservationReleasedError } from './reservation.errors.ts';
import { Reservation } from './reservation.entity.ts';

/** The fee is paid: held → confirmed. When the order went meanwhile the reservation ends, and payments refunds. */
@Injectable()
export class ConfirmReservation {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** Repeatable. @throws ReservationNotFoundError, ReservationReleasedError */
  async execute(reservationId: string): Promise<Reservation> {
    const state = await inTransaction(this.dataSource, (manager) => this.confirm(manager, reservationId));
    if (state.state === 'released') throw new ReservationReleasedError();
    return state;
  }

  /** Also called for `platform-fee.paid`, in case the call itself got lost. */
  async confirm(manager: EntityManager, reservationId: string): Promise<Reservation> {
    const reservation = await manager.findOneBy(Reservation, { reservationId });
    if (!reservation) throw new ReservationNotFoundError();
    if (reservation.state !== 'held') return reservation;
    const order = await manager.findOneBy(OrderRef, { orderId: reservation.orderId ?? '' });
    if (order && order.status !== 'Open') {
      await moveReservation(manager, reservationId, 'release', 'order-cancelled');
      if (reservation.offerId !== null) await moveOffer(manager, reservation.offerId, 'lose');
    } else {
      await moveReservation(manager, reservationId, 'confirm');
    }
    return manager.findOneByOrFail(Reservation, { reservationId });
  }
}

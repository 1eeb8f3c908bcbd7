import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import { Reservation } from '../reservations/reservation.entity.ts';
import { moveReservation } from '../reservations/move-reservation.ts';
import { moveOffer } from './move-offer.ts';
import { offerEvent } from './offer-event.ts';
import { Offer } from './offer.entity.ts';
import { OfferBusyError, OfferNotFoundError, OfferReservedError } from './offer.errors.ts';

/** A driver takes their offer back before it was accepted; a fee already paid for it goes back whole (decision 26). */
@Injectable()
export class WithdrawOffer {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** @throws OfferNotFoundError, OfferReservedError while its fee is being charged, OfferBusyError */
  execute(orderId: string, driverId: string): Promise<Offer> {
    return inTransaction(this.dataSource, async (manager) => {
      const offer = await manager.findOneBy(Offer, { orderId, driverId, state: In(['live', 'reserved']) });
      if (!offer) throw new OfferNotFoundError();
      const reservation = await manager.findOneBy(Reservation, {
        offerId: offer.offerId,
        state: In(['held', 'confirmed']),
      });
      // Only payments may end a held reservation: its charge is under way.
      if (reservation?.state === 'held') throw new OfferReservedError();
      if (
        reservation &&
        !(await moveReservation(manager, reservation.reservationId, 'revoke', 'driver-withdrew'))
      )
        throw new OfferBusyError();
      if (!(await moveOffer(manager, offer.offerId, 'withdraw'))) throw new OfferBusyError();
      await publish(manager, 'offer.withdrawn', {
        key: orderId,
        data: { ...offerEvent(offer), reservation_id: reservation?.reservationId ?? null },
      });
      return { ...offer, state: 'withdrawn' as const };
    });
  }
}

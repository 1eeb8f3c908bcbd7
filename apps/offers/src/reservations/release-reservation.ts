import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newId } from '@cursa/kernel/ids';
import { inTransaction } from '@cursa/platform/persistence';
import { moveOffer } from '../offers/move-offer.ts';
import { moveReservation } from './move-reservation.ts';
import { Reservation } from './reservation.entity.ts';

/**
 * Ends the reservation of a payment attempt; the offer stands again. An attempt that has not reserved yet gets a
 * released row, so that a late request of the same attempt cannot reserve any more. Repeatable.
 */
@Injectable()
export class ReleaseReservation {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async execute(attemptId: string, reason: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const tombstone = {
        reservationId: newId(),
        attemptId,
        orderId: null,
        offerId: null,
        state: 'released' as const,
        reason,
        createdAt: new Date(),
      };
      await manager.createQueryBuilder().insert().into(Reservation).values(tombstone).orIgnore().execute();
      const reservation = await manager.findOneByOrFail(Reservation, { attemptId });
      const released = await moveReservation(manager, reservation.reservationId, 'release', reason);
      if (released && reservation.offerId !== null)
        await moveOffer(manager, reservation.offerId, 'unreserve');
    });
  }
}

import { Injectable } from '@nestjs/common';
import { offersApi, type Offer } from '@cursa/contracts/http/offers';
import { ServiceClient } from '@cursa/platform/http';
import { Attempts } from '../attempts/attempts.ts';
import { OrderNotFoundError } from '../orders/orders.errors.ts';
import { DeliveryAlreadyPaidError, FeeNotPaidError } from './deliveries.errors.ts';

const asService = { as: 'service' } as const;

/** The reservation that a sender may pay the delivery of; offers, its owner, is asked each time. */
@Injectable()
export class FindReservedOffer {
  constructor(
    private readonly client: ServiceClient,
    private readonly attempts: Attempts,
  ) {}

  /** @throws OrderNotFoundError, FeeNotPaidError, DeliveryAlreadyPaidError */
  async execute(
    orderId: string,
    senderId: string,
    driverId: string,
  ): Promise<{ reservationId: string; offer: Offer }> {
    const { reservation } = await this.client.call(
      offersApi.reservationOf,
      { params: { order_id: orderId } },
      asService,
    );
    if (!reservation) throw new FeeNotPaidError();
    const { offer, state, reservation_id: reservationId } = reservation;
    if (offer.sender_id !== senderId) throw new OrderNotFoundError();
    if (state === 'accepted') throw new DeliveryAlreadyPaidError();
    if (offer.driver_id !== driverId) throw new FeeNotPaidError();
    if (state === 'held' && !(await this.confirmPaid(orderId, reservationId))) throw new FeeNotPaidError();
    return { reservationId, offer };
  }

  /** The fee may be paid while the confirmation got lost: it is given again. */
  private async confirmPaid(orderId: string, reservationId: string): Promise<boolean> {
    const fee = await this.attempts.findOf(orderId, 'platform-fee', ['paid']);
    if (fee?.reservationId !== reservationId) return false;
    await this.client.call(
      offersApi.confirmReservation,
      { params: { reservation_id: reservationId } },
      asService,
    );
    return true;
  }
}

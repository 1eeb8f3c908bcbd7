import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { newId } from '@cursa/kernel/ids';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import { moveOffer } from '../offers/move-offer.ts';
import { offerEvent } from '../offers/offer-event.ts';
import { Offer } from '../offers/offer.entity.ts';
import { OfferExpiredError, OfferNotFoundError, OrderNotOpenError } from '../offers/offer.errors.ts';
import { OrderRefs } from '../orders/order-refs.ts';
import { OrderAlreadyReservedError, ReservationReleasedError } from './reservation.errors.ts';
import { Reservation } from './reservation.entity.ts';

export interface ReservationRequest {
  readonly attemptId: string;
  readonly orderId: string;
  readonly driverId: string;
  readonly senderId: string;
}

/** Holds an offer while its platform fee is charged. A unique index lets one live reservation per order exist. */
@Injectable()
export class ReserveOffer {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly orders: OrderRefs,
  ) {}

  /** @throws OfferNotFoundError, OfferExpiredError, OrderNotOpenError, OrderAlreadyReservedError, ReservationReleasedError */
  async execute(request: ReservationRequest): Promise<Reservation> {
    const earlier = await this.dataSource.manager.findOneBy(Reservation, { attemptId: request.attemptId });
    if (earlier) return standing(earlier);
    const order = await this.orders.current(request.orderId);
    if (order?.senderId !== request.senderId) throw new OfferNotFoundError();
    if (order.status !== 'Open') throw new OrderNotOpenError();
    return inTransaction(this.dataSource, (manager) => this.reserve(manager, request));
  }

  private async reserve(
    manager: EntityManager,
    { attemptId, orderId, driverId }: ReservationRequest,
  ): Promise<Reservation> {
    const offer = await manager.findOneBy(Offer, {
      orderId,
      driverId,
      state: In(['live', 'reserved', 'accepted']),
    });
    if (!offer) throw new OfferNotFoundError();
    const reservation = manager.create(Reservation, {
      reservationId: newId(),
      attemptId,
      orderId,
      offerId: offer.offerId,
      state: 'held',
      createdAt: new Date(),
    });
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(Reservation)
      .values(reservation)
      .orIgnore()
      .returning('reservation_id')
      .execute();
    if ((inserted.raw as unknown[]).length === 0) return this.twin(manager, attemptId);
    if (offer.validUntil < new Date()) throw new OfferExpiredError();
    if (!(await moveOffer(manager, offer.offerId, 'reserve'))) throw new OfferNotFoundError();
    await publish(manager, 'offer.reserved', {
      key: orderId,
      data: { ...offerEvent(offer), reservation_id: reservation.reservationId },
    });
    return reservation;
  }

  /** The insert met an index: this very attempt came twice, or another one has the order. */
  private async twin(manager: EntityManager, attemptId: string): Promise<Reservation> {
    const twin = await manager.findOneBy(Reservation, { attemptId });
    if (!twin) throw new OrderAlreadyReservedError();
    return standing(twin);
  }
}

function standing(reservation: Reservation): Reservation {
  if (reservation.state === 'released') throw new ReservationReleasedError();
  return reservation;
}

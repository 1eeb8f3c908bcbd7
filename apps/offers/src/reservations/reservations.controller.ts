import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { offersApi } from '@cursa/contracts/http/offers';
import { Handles, Input } from '@cursa/platform/http';
import { AcceptReservation } from './accept-reservation.ts';
import { ConfirmReservation } from './confirm-reservation.ts';
import { FindReservation } from './find-reservation.ts';
import { ReleaseReservation } from './release-reservation.ts';
import { ReserveOffer } from './reserve-offer.ts';

type Answer = ResponseOf<typeof offersApi.reserve>;

/** Called by payments only. */
@Controller()
export class ReservationsController {
  constructor(
    private readonly reserveOffer: ReserveOffer,
    private readonly confirmReservation: ConfirmReservation,
    private readonly releaseReservation: ReleaseReservation,
    private readonly acceptReservation: AcceptReservation,
    private readonly find: FindReservation,
  ) {}

  @Handles(offersApi.reserve)
  async reserve(@Input() { body }: InputOf<typeof offersApi.reserve>): Promise<Answer> {
    const request = {
      attemptId: body.attempt_id,
      orderId: body.order_id,
      driverId: body.driver_id,
      senderId: body.sender_id,
    };
    return this.find.present(await this.reserveOffer.execute(request));
  }

  @Handles(offersApi.confirmReservation)
  async confirm(@Input() { params }: InputOf<typeof offersApi.confirmReservation>): Promise<Answer> {
    return this.find.present(await this.confirmReservation.execute(params.reservation_id));
  }

  @Handles(offersApi.releaseReservation)
  async release(
    @Input() { body }: InputOf<typeof offersApi.releaseReservation>,
  ): Promise<ResponseOf<typeof offersApi.releaseReservation>> {
    await this.releaseReservation.execute(body.attempt_id, body.reason);
    return { done: true };
  }

  @Handles(offersApi.acceptReservation)
  async accept(@Input() { params }: InputOf<typeof offersApi.acceptReservation>): Promise<Answer> {
    return this.find.present(await this.acceptReservation.execute(params.reservation_id));
  }

  @Handles(offersApi.reservationOf)
  async ofOrder(
    @Input() { params }: InputOf<typeof offersApi.reservationOf>,
  ): Promise<ResponseOf<typeof offersApi.reservationOf>> {
    return { reservation: await this.find.liveOf(params.order_id) };
  }
}

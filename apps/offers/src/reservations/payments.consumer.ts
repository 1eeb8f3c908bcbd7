import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnEvent, type ReceivedEvent } from '@cursa/platform/events';
import { ConfirmReservation } from './confirm-reservation.ts';

@Controller()
export class PaymentsConsumer {
  constructor(private readonly confirm: ConfirmReservation) {}

  /** Finishes a confirmation whose call from payments got lost. */
  @OnEvent('platform-fee.paid')
  async feePaid({ data }: ReceivedEvent<'platform-fee.paid'>, manager: EntityManager): Promise<void> {
    await this.confirm.confirm(manager, data.reservation_id);
  }
}

import { Controller } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { OnEvent, type ReceivedEvent } from '@cursa/platform/events';
import { Offer } from './offer.entity.ts';

/** Keeps name, picture and vehicle of standing offers as the driver has them now; prices and VAT stay as offered. */
@Controller()
export class CarriersConsumer {
  @OnEvent('account.updated')
  async updated({ data }: ReceivedEvent<'account.updated'>, manager: EntityManager): Promise<void> {
    if (data.role !== 'driver') return;
    await manager.update(
      Offer,
      { driverId: data.account_id, state: In(['live', 'reserved', 'accepted']) },
      {
        driverFirstName: data.first_name,
        driverLastName: data.last_name,
        driverImageId: data.profile_image_id,
        driverVehicleType: data.vehicle_type,
      },
    );
  }
}

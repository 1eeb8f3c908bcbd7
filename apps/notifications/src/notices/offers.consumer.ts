import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnEvent, type ReceivedEvent } from '@cursa/platform/events';
import type { Facts } from '../templates/template.ts';
import { Tell } from './tell.ts';

/** What drivers offer, and what becomes of it. */
@Controller()
export class OffersConsumer {
  constructor(private readonly tell: Tell) {}

  @OnEvent('offer.sent')
  async sent({ data }: ReceivedEvent<'offer.sent'>, manager: EntityManager): Promise<void> {
    await this.tell.execute(manager, {
      accountId: data.sender_id,
      kind: 'offer-received',
      facts: factsOf(data),
    });
  }

  @OnEvent('offer.replaced')
  async replaced({ data }: ReceivedEvent<'offer.replaced'>, manager: EntityManager): Promise<void> {
    const facts = { ...factsOf(data), previous_price_minor: data.previous_price_minor };
    await this.tell.execute(manager, { accountId: data.sender_id, kind: 'offer-replaced', facts });
  }

  @OnEvent('offer.withdrawn')
  async withdrawn({ data }: ReceivedEvent<'offer.withdrawn'>, manager: EntityManager): Promise<void> {
    const facts = { ...factsOf(data), fee_paid: data.reservation_id === null ? 0 : 1 };
    await this.tell.execute(manager, { accountId: data.sender_id, kind: 'offer-withdrawn', facts });
  }

  @OnEvent('offer.declined')
  async declined({ data }: ReceivedEvent<'offer.declined'>, manager: EntityManager): Promise<void> {
    await this.tell.execute(manager, {
      accountId: data.driver_id,
      kind: 'offer-declined',
      facts: factsOf(data),
    });
  }

  @OnEvent('offer.expired')
  async expired({ data }: ReceivedEvent<'offer.expired'>, manager: EntityManager): Promise<void> {
    await this.tell.execute(manager, {
      accountId: data.driver_id,
      kind: 'offer-expired',
      facts: factsOf(data),
    });
  }

  @OnEvent('reservation.lapsed')
  async lapsed({ data }: ReceivedEvent<'reservation.lapsed'>, manager: EntityManager): Promise<void> {
    for (const accountId of [data.sender_id, data.driver_id]) {
      await this.tell.execute(manager, { accountId, kind: 'reservation-lapsed', facts: factsOf(data) });
    }
  }
}

function factsOf(offer: ReceivedEvent<'offer.sent'>['data']): Facts {
  const { order_id, offer_id, price_minor, currency, valid_until } = offer;
  return { order_id, offer_id, price_minor, currency, valid_until };
}

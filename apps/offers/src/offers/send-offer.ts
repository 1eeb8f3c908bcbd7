import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type AccountCard, authApi } from '@cursa/contracts/http/auth';
import { platformFee, share } from '@cursa/kernel/money';
import { CONFIG } from '@cursa/platform/config';
import { publish } from '@cursa/platform/events';
import { ServiceClient } from '@cursa/platform/http';
import { inTransaction } from '@cursa/platform/persistence';
import type { Config } from '../config.ts';
import { type KnownOrder, OrderRefs } from '../orders/order-refs.ts';
import { moveOffer } from './move-offer.ts';
import { offerEvent } from './offer-event.ts';
import { Offer } from './offer.entity.ts';
import {
  CarrierUnknownError,
  OfferBusyError,
  OfferReservedError,
  OrderNotFoundError,
  OrderNotOpenError,
} from './offer.errors.ts';

const hour = 3_600_000;

export interface OfferToSend {
  /** The idempotency operation; also the offer's id, so a repeat after a crash finds its own offer. */
  readonly offerId: string;
  readonly orderId: string;
  readonly driverId: string;
  /** What the driver wants to be paid, minor units. */
  readonly priceMinor: number;
}

/** One live offer per driver and order: sending again replaces it (decision 28). */
@Injectable()
export class SendOffer {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly orders: OrderRefs,
    private readonly services: ServiceClient,
  ) {}

  /** @throws OrderNotFoundError, OrderNotOpenError, OfferReservedError, OfferBusyError */
  async execute(input: OfferToSend): Promise<Offer> {
    const [order, carrier] = await Promise.all([
      this.orders.current(input.orderId),
      this.carrier(input.driverId),
    ]);
    if (!order) throw new OrderNotFoundError();
    const done = await this.dataSource.manager.findOneBy(Offer, { offerId: input.offerId });
    if (done) return done;
    if (order.status !== 'Open') throw new OrderNotOpenError();
    return inTransaction(this.dataSource, (manager) => this.send(manager, input, order, carrier));
  }

  private async send(
    manager: EntityManager,
    input: OfferToSend,
    order: KnownOrder,
    carrier: AccountCard,
  ): Promise<Offer> {
    const previous = await this.standing(manager, input);
    if (previous && previous.state !== 'live') throw new OfferReservedError();
    if (previous && !(await moveOffer(manager, previous.offerId, 'replace'))) throw new OfferBusyError();
    const offer = this.draft(manager, input, order, carrier);
    const { identifiers } = await manager
      .createQueryBuilder()
      .insert()
      .into(Offer)
      .values(offer)
      .orIgnore()
      .returning('offer_id')
      .execute();
    if (identifiers.filter(Boolean).length === 0) throw new OfferBusyError();
    if (previous) {
      await publish(manager, 'offer.replaced', {
        key: offer.orderId,
        data: { ...offerEvent(offer), previous_price_minor: previous.priceMinor },
      });
    } else {
      await publish(manager, 'offer.sent', { key: offer.orderId, data: offerEvent(offer) });
    }
    return offer;
  }

  private standing(manager: EntityManager, { orderId, driverId }: OfferToSend): Promise<Offer | null> {
    return manager
      .createQueryBuilder(Offer, 'offer')
      .setLock('pessimistic_write')
      .where('offer.orderId = :orderId and offer.driverId = :driverId', { orderId, driverId })
      .andWhere("offer.state in ('live', 'reserved', 'accepted')")
      .getOne();
  }

  private draft(manager: EntityManager, input: OfferToSend, order: KnownOrder, carrier: AccountCard): Offer {
    const now = new Date();
    return manager.create(Offer, {
      ...input,
      senderId: order.senderId,
      state: 'live',
      vatMinor: carrier.vat_registered ? share(input.priceMinor, this.config.VAT_BASIS_POINTS) : 0,
      feeMinor: platformFee(input.priceMinor),
      currency: this.config.CURRENCY,
      driverFirstName: carrier.first_name,
      driverLastName: carrier.last_name,
      driverImageId: carrier.profile_image_id,
      driverVehicleType: carrier.vehicle_type,
      sentAt: now,
      stateChangedAt: now,
      validUntil: new Date(now.getTime() + this.config.OFFER_VALID_HOURS * hour),
    });
  }

  /** VAT and name are taken from the owner at the moment the price is set. */
  private async carrier(driverId: string): Promise<AccountCard> {
    const { accounts } = await this.services.call(
      authApi.lookupAccounts,
      { body: { account_ids: [driverId] } },
      { as: 'service' },
    );
    const [card] = accounts;
    if (!card || card.role !== 'driver' || card.status !== 'active') throw new CarrierUnknownError();
    return card;
  }
}

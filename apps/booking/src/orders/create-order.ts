import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { dropEmptyLines } from '@cursa/contracts/catalogues/order-line';
import { mediaApi } from '@cursa/contracts/http/media';
import { type Estimate, pricingApi } from '@cursa/contracts/http/pricing';
import { newOrderNumber } from '@cursa/kernel/ids';
import type { CallerIdentity } from '@cursa/platform/auth';
import { CONFIG } from '@cursa/platform/config';
import { publish } from '@cursa/platform/events';
import { ServiceClient } from '@cursa/platform/http';
import { inTransaction } from '@cursa/platform/persistence';
import { AccountCards } from '../accounts/account-cards.ts';
import type { Config } from '../config.ts';
import { addDays } from './bucharest.ts';
import { checkOrder, type OrderToPost } from './check-order.ts';
import { Order } from './order.entity.ts';
import { OrderInvalidError } from './order.errors.ts';
import { PlaceLabel } from './place-label.ts';

/** Posts a delivery: priced by pricing (never by the client, decision 21), its photos checked, then told to everybody. */
@Injectable()
export class CreateOrder {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly services: ServiceClient,
    private readonly places: PlaceLabel,
    private readonly accounts: AccountCards,
  ) {}

  /** @throws OrderInvalidError; part-unavailable while pricing (or, with photos, media) is down */
  async execute(operationId: string, caller: CallerIdentity, posted: OrderToPost): Promise<Order> {
    const earlier = await this.dataSource.manager.findOneBy(Order, { operationId });
    if (earlier) return earlier;
    const faults = checkOrder(posted, new Date());
    if (faults.length > 0) throw new OrderInvalidError(faults);
    const body = { ...posted, lines: dropEmptyLines(posted.lines) };
    const [estimate, pickupLabel, dropoffLabel, sender] = await Promise.all([
      this.estimate(body),
      this.places.of(body.pickup),
      this.places.of(body.dropoff),
      this.accounts.find(caller.accountId),
      this.checkPhotos(body.photo_ids, caller.accountId),
    ]);
    const labels = { pickupLabel, dropoffLabel };
    const names = {
      senderFirstName: sender?.firstName ?? body.sender_name,
      senderLastName: sender?.lastName ?? '',
    };
    const draft = {
      ...this.draft(body, estimate),
      ...labels,
      ...names,
      operationId,
      senderId: caller.accountId,
    };
    return inTransaction(this.dataSource, (manager) => this.save(manager, draft));
  }

  private async save(manager: EntityManager, draft: Partial<Order>): Promise<Order> {
    const order = manager.create(Order, {
      ...draft,
      orderId: newOrderNumber(),
      status: 'open',
      createdAt: new Date(),
    });
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(Order)
      .values(order)
      .orIgnore()
      .returning('order_id')
      .execute();
    // Another run of the same operation was faster.
    if ((inserted.raw as unknown[]).length === 0)
      return manager.findOneByOrFail(Order, { operationId: order.operationId });
    await publish(manager, 'order.created', {
      key: order.orderId,
      data: {
        order_id: order.orderId,
        sender_id: order.senderId,
        category: order.category,
        pickup: {
          latitude: order.pickupLatitude,
          longitude: order.pickupLongitude,
          label: order.pickupLabel,
        },
        dropoff: {
          latitude: order.dropoffLatitude,
          longitude: order.dropoffLongitude,
          label: order.dropoffLabel,
        },
        distance_m: order.distanceM,
        estimate_minor: order.estimateMinor,
        currency: order.currency,
        photo_ids: order.photoIds,
        created_at: order.createdAt.toISOString(),
      },
    });
    return manager.findOneByOrFail(Order, { orderId: order.orderId });
  }

  private estimate(body: OrderToPost): Promise<Estimate> {
    const { pickup, dropoff, category, lines, vehicle_type, from, to, quote_id } = body;
    const request = {
      pickup: { latitude: pickup.latitude, longitude: pickup.longitude },
      dropoff: { latitude: dropoff.latitude, longitude: dropoff.longitude },
      ...{ category, lines, vehicle_type, from, to },
      ...(quote_id === undefined ? {} : { quote_id }),
    };
    return this.services.call(pricingApi.estimate, { body: request });
  }

  private async checkPhotos(photoIds: readonly string[], senderId: string): Promise<void> {
    if (photoIds.length === 0) return;
    const { usable } = await this.services.call(
      mediaApi.check,
      { body: { media_ids: [...photoIds], purpose: 'product-photo', owner_id: senderId } },
      { as: 'service' },
    );
    const faults = photoIds.flatMap((id, index) =>
      usable.includes(id) ? [] : [{ field: `photo_ids.${index}`, message: 'is not a photo you uploaded' }],
    );
    if (faults.length > 0) throw new OrderInvalidError(faults);
  }

  private draft(body: OrderToPost, estimate: Estimate): Partial<Order> {
    const { schedule } = body;
    return {
      category: body.category,
      pickupAddress: body.pickup.address,
      pickupAdditional: body.pickup.additional,
      pickupLatitude: body.pickup.latitude,
      pickupLongitude: body.pickup.longitude,
      dropoffAddress: body.dropoff.address,
      dropoffAdditional: body.dropoff.additional,
      dropoffLatitude: body.dropoff.latitude,
      dropoffLongitude: body.dropoff.longitude,
      scheduleOption: schedule.option,
      pickupDate: schedule.pickup_date,
      deliveryDate: schedule.delivery_date,
      pickupTime: schedule.pickup_time,
      openUntil: this.openUntil(schedule),
      handlingFrom: body.from,
      handlingTo: body.to,
      vehicleType: body.vehicle_type,
      senderName: body.sender_name,
      senderContact: body.sender_contact,
      receiverName: body.receiver_name,
      receiverContact: body.receiver_contact,
      instructions: body.instructions,
      courierNotes: body.courier_notes,
      lines: body.lines,
      photoIds: body.photo_ids,
      estimateMinor: estimate.total_minor,
      baseMinor: estimate.base_minor,
      vatMinor: estimate.vat_minor,
      currency: estimate.currency,
      breakdown: estimate.breakdown,
      tariffVersion: estimate.tariff_version,
      distanceM: estimate.distance_m,
    };
  }

  private openUntil({ option, pickup_date, delivery_date }: OrderToPost['schedule']): string {
    if (option === 'after') return addDays(pickup_date, this.config.OPEN_ENDED_DAYS);
    return addDays(delivery_date ?? pickup_date, this.config.EXPIRE_AFTER_DAYS);
  }
}

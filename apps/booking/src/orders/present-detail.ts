import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import type { CallerIdentity } from '@cursa/platform/auth';
import { CONFIG } from '@cursa/platform/config';
import { signedLink } from '@cursa/platform/storage';
import { AccountCards } from '../accounts/account-cards.ts';
import type { Config } from '../config.ts';
import { Rating } from '../ratings/rating.entity.ts';
import { isParty } from './find-order.ts';
import type { Order } from './order.entity.ts';
import { presentRow, shortName } from './present-row.ts';
import { presentStops } from './present-stops.ts';

const linkSeconds = 900;

/**
 * The whole delivery, as far as the caller may see it: no contacts and no exact points for a driver it has not been
 * given to (decision 37).
 */
@Injectable()
export class PresentDetail {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly accounts: AccountCards,
  ) {}

  async execute(order: Order, caller: CallerIdentity): Promise<OrderDetail> {
    const isKnown = caller.role === 'admin' || isParty(order, caller);
    const [driver, rating] = await Promise.all([this.driver(order), this.rating(order)]);
    const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
    const {
      scheduleOption: option,
      pickupDate: pickup_date,
      deliveryDate: delivery_date,
      pickupTime: pickup_time,
    } = order;
    return {
      ...presentRow(order),
      sender_name: isKnown ? order.senderName : shortName(order.senderFirstName, order.senderLastName),
      receiver_name: isKnown ? order.receiverName : '',
      sender_id: order.senderId,
      sender_contact: isKnown ? order.senderContact : '',
      receiver_contact: isKnown ? order.receiverContact : '',
      ...presentStops(order, isKnown),
      schedule: { option, pickup_date, delivery_date, pickup_time },
      pickup_time,
      from: order.handlingFrom,
      to: order.handlingTo,
      vehicle_type: order.vehicleType,
      instructions: order.instructions,
      courier_notes: isKnown ? order.courierNotes : '',
      lines: order.lines,
      photo_urls: order.photoIds.map((id) => this.link(id)),
      breakdown: order.breakdown,
      base_minor: order.baseMinor,
      vat_minor: order.vatMinor,
      tariff_version: order.tariffVersion,
      sender: isKnown
        ? { first_name: order.senderFirstName, last_name: order.senderLastName }
        : { first_name: order.senderFirstName, last_name: order.senderLastName.charAt(0) },
      driver,
      payment_method: order.paymentMethod,
      accepted_at: iso(order.acceptedAt),
      completed_at: iso(order.completedAt),
      cancelled_at: iso(order.cancelledAt),
      rating,
    };
  }

  private async driver(order: Order): Promise<OrderDetail['driver']> {
    if (order.driverId === null) return null;
    const card = await this.accounts.find(order.driverId);
    return {
      driver_id: order.driverId,
      first_name: card?.firstName ?? '',
      last_name: card?.lastName ?? '',
      image_url: card?.profileImageId ? this.link(card.profileImageId) : '',
      vehicle_type: card?.vehicleType ?? '',
    };
  }

  private async rating({ orderId }: Order): Promise<OrderDetail['rating']> {
    const latest = await this.dataSource.manager.findOne(Rating, {
      where: { orderId },
      order: { revision: 'DESC' },
    });
    return (
      latest && {
        service: latest.service,
        time: latest.time,
        behaviour: latest.behaviour,
        comment: latest.comment,
      }
    );
  }

  private link(mediaId: string): string {
    return new URL(
      signedLink(`/media/${mediaId}`, { expiresInSeconds: linkSeconds }, this.config.MEDIA_LINK_SECRET),
      this.config.PUBLIC_URL,
    ).href;
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Offer as OfferAnswer } from '@cursa/contracts/http/offers';
import { CONFIG } from '@cursa/platform/config';
import { signedLink } from '@cursa/platform/storage';
import type { Config } from '../config.ts';
import { DriverRatings } from '../ratings/driver-ratings.ts';
import { Reservation } from '../reservations/reservation.entity.ts';
import type { Offer } from './offer.entity.ts';

const linkSeconds = 900;

/** Offers as people see them: with the driver's mean rating and whether the fee is paid. */
@Injectable()
export class PresentOffers {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly ratings: DriverRatings,
  ) {}

  async execute(offers: readonly Offer[]): Promise<OfferAnswer[]> {
    if (offers.length === 0) return [];
    const [ratings, paid] = await Promise.all([
      this.ratings.of([...new Set(offers.map((offer) => offer.driverId))]),
      this.dataSource.manager.findBy(Reservation, {
        offerId: In(offers.map((offer) => offer.offerId)),
        state: In(['confirmed', 'accepted']),
      }),
    ]);
    const paidOffers = new Set(paid.map((reservation) => reservation.offerId));
    return offers.map((offer) => ({
      offer_id: offer.offerId,
      order_id: offer.orderId,
      sender_id: offer.senderId,
      driver_id: offer.driverId,
      state: offer.state,
      price_minor: offer.priceMinor,
      vat_minor: offer.vatMinor,
      total_minor: offer.priceMinor + offer.vatMinor,
      fee_minor: offer.feeMinor,
      fee_paid: paidOffers.has(offer.offerId),
      currency: offer.currency,
      valid_until: offer.validUntil.toISOString(),
      sent_at: offer.sentAt.toISOString(),
      driver: {
        first_name: offer.driverFirstName,
        last_name: offer.driverLastName,
        image_url: this.imageUrl(offer.driverImageId),
        vehicle_type: offer.driverVehicleType,
        rating: ratings.get(offer.driverId)?.mean ?? 0,
        rating_count: ratings.get(offer.driverId)?.count ?? 0,
      },
    }));
  }

  async one(offer: Offer): Promise<OfferAnswer> {
    const [answer] = await this.execute([offer]);
    if (!answer) throw new Error('An offer was not presented');
    return answer;
  }

  private imageUrl(imageId: string | null): string {
    if (imageId === null) return '';
    const path = signedLink(
      `/media/${imageId}`,
      { expiresInSeconds: linkSeconds },
      this.config.MEDIA_LINK_SECRET,
    );
    return new URL(path, this.config.PUBLIC_URL).href;
  }
}

import type { OrderDetail } from '@cursa/contracts/http/booking';
import type { Offer } from '@cursa/contracts/http/offers';
import type { legacyOffer } from '@cursa/contracts/legacy/rows';
import type { z } from 'zod';
import { decimal } from './decimals.ts';
import { imageUrl, parcelImages } from './no-image.ts';
import { presentFee } from './present-fee.ts';

/** A driver's offer beside the delivery it is for; the delivery's fields are empty when booking could not be asked. */
export function presentOffer(
  offer: Offer,
  order: OrderDetail | undefined,
  publicUrl: string,
): z.input<typeof legacyOffer> {
  const price = decimal(offer.price_minor);
  const total = decimal(offer.total_minor);
  return {
    order_id: offer.order_id,
    driver_id: offer.driver_id,
    user_id: offer.sender_id,
    firstname: offer.driver.first_name,
    lastname: offer.driver.last_name,
    driver_profile_image: imageUrl(offer.driver.image_url, publicUrl),
    vehicle_type: offer.driver.vehicle_type,
    driver_quote: price,
    driver_quote_real: price,
    offer_price_without_gst: price,
    gst: decimal(offer.vat_minor),
    offer_price: total,
    delivery_cost: total,
    platformFee: presentFee(offer),
    delivery_status: order?.status ?? '',
    pickupaddress: order?.pickup_address ?? '',
    dropoffaddress: order?.dropoff_address ?? '',
    pickup_date: order?.pickup_date ?? '',
    pickup_time: order?.pickup_time ?? '',
    ...parcelImages(order?.photo_urls ?? [], publicUrl),
    rating: offer.driver.rating.toFixed(1),
    valid_until: offer.valid_until,
  };
}

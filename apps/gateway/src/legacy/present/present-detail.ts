import type { OrderDetail } from '@cursa/contracts/http/booking';
import type { Offer } from '@cursa/contracts/http/offers';
import type { legacyDetail } from '@cursa/contracts/legacy/rows';
import type { z } from 'zod';
import { decimal, flagText, kilometres } from './decimals.ts';
import { imageUrl, parcelImages } from './no-image.ts';
import { presentFee } from './present-fee.ts';
import { presentOrderRow } from './present-order-row.ts';

/** The agreement on an order: an offer, none, or `undefined` when nobody could be asked. */
export type Agreement = Offer | null | undefined;

/** A delivery with what was agreed on it; the sums are empty when offers could not be asked. */
export function presentDetail(
  order: OrderDetail,
  agreement: Agreement,
  publicUrl: string,
): z.input<typeof legacyDetail> {
  return {
    ...presentOrderRow(order),
    ...presentPeople(order, agreement, publicUrl),
    ...presentPlaces(order),
    ...presentHandling(order),
    ...parcelImages(order.photo_urls, publicUrl),
    delivery_cost: decimal(agreement?.total_minor ?? order.agreed_minor ?? order.estimate_minor),
    driver_quote_real: decimal(agreement?.price_minor ?? order.agreed_minor),
    // The VAT inside delivery_cost: of the agreement, or of the estimate while there is none.
    gst: decimal(agreement === null ? order.vat_minor : agreement?.vat_minor),
    platformFee: agreement === undefined ? '' : presentFee(agreement),
    vehicle_type: order.vehicle_type,
    instrucktion_for_pickers: order.instructions,
    courier_notes: order.courier_notes,
  };
}

function presentPeople(order: OrderDetail, agreement: Agreement, publicUrl: string) {
  const driver = order.driver ?? agreement?.driver;
  return {
    user_id: order.sender_id,
    firstname: order.sender.first_name,
    lastname: order.sender.last_name,
    sender_contact: order.sender_contact,
    receiver_contact: order.receiver_contact,
    driver_id: order.driver?.driver_id ?? agreement?.driver_id ?? '',
    driver_name: driver ? `${driver.first_name} ${driver.last_name}`.trim() : '',
    driver_image: imageUrl(driver?.image_url, publicUrl),
  };
}

function presentPlaces(order: OrderDetail) {
  return {
    pickup_additionalAddress: order.pickup.additional,
    dropoff_additionalAddress: order.dropoff.additional,
    pickup_lat: String(order.pickup.latitude),
    pickup_long: String(order.pickup.longitude),
    dropoff_lat: String(order.dropoff.latitude),
    dropoff_long: String(order.dropoff.longitude),
    pickup_time: order.pickup_time,
    distance: kilometres(order.distance_m),
  };
}

function presentHandling({ from, to }: OrderDetail) {
  return {
    fromFloor: String(from.floor),
    fromFloorLift: flagText(from.lift),
    toFloor: String(to.floor),
    toFloorLift: flagText(to.lift),
    Ambalare: flagText(from.packing),
    Demontare: flagText(from.dismantling),
    Montare: flagText(from.assembling),
    Ambalare2: flagText(to.packing),
    Demontare2: flagText(to.dismantling),
    Montare2: flagText(to.assembling),
  };
}

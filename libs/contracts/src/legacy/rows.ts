import { z } from 'zod';

/** A text with two decimals: `"123.45"`; empty where there is nothing to say. */
const decimal = z.string();
const flagText = z.enum(['true', 'false']);

/** A delivery in a list (specification §3, delivery row). */
export const legacyOrderRow = z.object({
  order_id: z.string(),
  pickupaddress: z.string(),
  dropoffaddress: z.string(),
  pickup_date: z.string(),
  delivery_date: z.string(),
  delivery_status: z.string(),
  delivery_cost: decimal,
  driver_delivery_cost: decimal,
  driver_quote_real: decimal,
  sender_name: z.string(),
  receiver_name: z.string(),
  category: z.string(),
  trip_distance: decimal,
  created_at: z.string(),
});

/** A delivery near a driver: nearest first. */
export const legacyNearbyRow = legacyOrderRow.extend({
  /** Kilometres to the pickup; empty when nobody knows where the driver is. */
  distance: decimal,
});

/** Everything about a delivery (specification §3, delivery/order detail). */
export const legacyDetail = legacyOrderRow.extend({
  user_id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  sender_contact: z.string(),
  receiver_contact: z.string(),
  pickup_additionalAddress: z.string(),
  dropoff_additionalAddress: z.string(),
  pickup_lat: z.string(),
  pickup_long: z.string(),
  dropoff_lat: z.string(),
  dropoff_long: z.string(),
  pickup_time: z.string(),
  platformFee: z.string(),
  gst: decimal,
  distance: decimal,
  vehicle_type: z.string(),
  instrucktion_for_pickers: z.string(),
  courier_notes: z.string(),
  parcel_image1: z.string(),
  parcel_image2: z.string(),
  parcel_image3: z.string(),
  driver_image: z.string(),
  driver_name: z.string(),
  driver_id: z.string(),
  fromFloor: z.string(),
  fromFloorLift: flagText,
  toFloor: z.string(),
  toFloorLift: flagText,
  Ambalare: flagText,
  Demontare: flagText,
  Montare: flagText,
  Ambalare2: flagText,
  Demontare2: flagText,
  Montare2: flagText,
});

export const legacyLine = z.looseObject({ item_name: z.string(), quantity: z.number() });

/** A driver's offer, as its sender sees it (specification §3, driver offer). */
export const legacyOffer = z.object({
  order_id: z.string(),
  driver_id: z.string(),
  user_id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  driver_profile_image: z.string(),
  vehicle_type: z.string(),
  driver_quote: decimal,
  driver_quote_real: decimal,
  offer_price: decimal,
  offer_price_without_gst: decimal,
  gst: decimal,
  delivery_cost: decimal,
  platformFee: z.string(),
  delivery_status: z.string(),
  pickupaddress: z.string(),
  dropoffaddress: z.string(),
  pickup_date: z.string(),
  pickup_time: z.string(),
  parcel_image1: z.string(),
  parcel_image2: z.string(),
  parcel_image3: z.string(),
  rating: z.string(),
  valid_until: z.string(),
});

export const legacyRating = z.object({
  service: z.string(),
  time: z.string(),
  behaviour: z.string(),
  comment: z.string(),
});

export const legacyMessage = z.object({
  id: z.string(),
  sender_id: z.string(),
  receiver_id: z.string(),
  message: z.string(),
  created_at: z.string(),
});

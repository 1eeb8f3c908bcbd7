import { z } from 'zod';
import { legacyFailures, literals } from '../legacy-literals.ts';
import { optionalDay } from './dates.ts';
import { legacyCall } from './define-call.ts';
import {
  field,
  id,
  ignored,
  latitude,
  longitude,
  oneOf,
  optionalId,
  optionalLatitude,
  optionalLongitude,
  optionalText,
  stars,
  text,
} from './fields.ts';
import { handlingFields } from './handling.ts';
import { neededOrderDetails, orderDetails } from './order-details.ts';
import { legacyDetail, legacyLine, legacyNearbyRow, legacyOrderRow, legacyRating } from './rows.ts';

const points = {
  pickup_lat: latitude,
  pickup_long: longitude,
  dropoff_lat: latitude,
  dropoff_long: longitude,
};
const listType = oneOf(['1', '2']);

export const createOrder = legacyCall({
  name: 'create_order',
  methods: ['POST'],
  summary: 'Post a delivery',
  who: 'user',
  code: 'optional',
  success: 'Success',
  successText: literals.orderSubmitted,
  failureText: legacyFailures.create_order,
  idempotent: 'derived',
  fields: z.object({
    pickupaddress: text(300),
    dropoffaddress: text(300),
    ...points,
    pickup_additionalAddress: optionalText(300),
    dropoff_additionalAddress: optionalText(300),
    /** A picker number, a label of the home dropdown, or its text key. */
    category: optionalText(60, 'other'),
    ...handlingFields,
    order_details: neededOrderDetails,
    pickup_before_date: optionalDay,
    pickup_after_date: optionalDay,
    pickup_start_date: optionalDay,
    delivery_date: optionalDay,
    pickup_date: optionalDay,
    pickup_time: optionalText(40),
    sender_name: text(100),
    sender_contact: text(20),
    receiver_name: text(100),
    receiver_contact: text(10),
    instrucktion_for_pickers: optionalText(10),
    courier_notes: optionalText(500),
    vehicle_type: optionalText(60, 'Car'),
    quote_id: field(z.string().max(2_000).optional()),
    // Computed by the server, whatever the form says (decision 21).
    estimated_cost: ignored,
    delivery_cost: ignored,
    driver_delivery_cost: ignored,
    gst: ignored,
    delivery_status: ignored,
    Fits: ignored,
    Estimated: ignored,
  }),
  files: { parcel_image1: 'product-photo', parcel_image2: 'product-photo', parcel_image3: 'product-photo' },
  answer: z.object({ data: z.object({ order_id: z.string() }) }),
});

export const priceCalculation = legacyCall({
  name: 'priceCalculation',
  methods: ['POST'],
  summary: 'What a delivery would cost',
  who: 'open',
  successText: 'Price calculated',
  failureText: legacyFailures.priceCalculation,
  fields: z.object({
    ...points,
    ...handlingFields,
    order_details: orderDetails,
    vehicle_type: optionalText(60, 'Car'),
    category: optionalText(60),
  }),
  answer: z.object({
    total: z.string(),
    basefare: z.string(),
    distance: z.string(),
    gst: z.string(),
    currency: z.string(),
    breakdown: z.array(z.object({ code: z.string(), label: z.string(), amount: z.string() })),
    quote_id: z.string(),
    expires_at: z.string(),
  }),
});

export const getUserDeliveries = legacyCall({
  name: 'get_user_deliveries',
  methods: ['POST', 'GET'],
  summary: "A sender's deliveries, or one of them by order_id (decision 32)",
  who: 'user',
  code: 'optional-on-get',
  successText: 'Deliveries listed',
  failureText: legacyFailures.get_user_deliveries,
  fields: z
    .object({ type: listType.optional(), order_id: optionalId })
    .refine((fields) => fields.type !== undefined || fields.order_id !== undefined, {
      error: 'is required',
      path: ['type'],
    }),
  answer: z.object({ data: z.array(legacyOrderRow) }),
});

export const deliveryDetail = legacyCall({
  name: 'deliveryDetail',
  methods: ['POST'],
  summary: 'One delivery, for its parties, or an active driver while it is open',
  who: 'user-or-driver',
  successText: 'Delivery found',
  failureText: legacyFailures.deliveryDetail,
  fields: z.object({ order_id: id }),
  answer: z.object({ deliverydata: legacyDetail, order_details: z.array(legacyLine) }),
});

export const invoiceDetail = legacyCall({
  name: 'invoiceDetail',
  methods: ['POST'],
  summary: 'One delivery with its rating, its money and its invoice',
  who: 'user-or-driver',
  successText: 'Delivery found',
  failureText: legacyFailures.invoiceDetail,
  fields: z.object({ order_id: id }),
  answer: z.object({
    deliverydata: legacyDetail.extend({
      rating: legacyRating.nullable(),
      coupon_discount: z.string(),
      amount_due: z.string(),
      payment_type: z.string(),
      payment_status: z.string(),
      refunded: z.string(),
      currency: z.string(),
      invoice_url: z.string(),
    }),
    order_details: z.array(legacyLine),
  }),
});

export const rating = legacyCall({
  name: 'rating',
  methods: ['POST'],
  summary: 'Rate the trip; again updates it (decision 30)',
  who: 'user',
  successText: literals.ratingSaved,
  failureText: legacyFailures.rating,
  fields: z.object({
    order_id: id,
    service: stars,
    time: stars,
    behaviour: stars,
    comment: optionalText(1_000),
  }),
  answer: z.object({}),
});

export const getNearByDeliveries = legacyCall({
  name: 'getNearByDeliveries',
  methods: ['POST'],
  summary: 'Open deliveries, nearest first; pending drivers see towns only (decision 37)',
  who: 'driver',
  successText: 'Deliveries listed',
  failureText: legacyFailures.getNearByDeliveries,
  callerIds: ['driver_id'],
  fields: z.object({ latitude: optionalLatitude, longitude: optionalLongitude }),
  answer: z.object({ data: z.array(legacyNearbyRow) }),
});

export const getDriverDeliveries = legacyCall({
  name: 'get_driver_deliveries',
  methods: ['POST'],
  summary: "A driver's current (1) or finished (2) deliveries",
  who: 'driver',
  successText: 'Deliveries listed',
  failureText: legacyFailures.get_driver_deliveries,
  callerIds: ['driver_id'],
  fields: z.object({ type: listType }),
  answer: z.object({ data: z.array(legacyOrderRow) }),
});

export const deliverOrder = legacyCall({
  name: 'deliverOrder',
  methods: ['POST'],
  summary: 'Delivered, against a signature; a repeat answers the same (decision 31)',
  who: 'driver',
  failure: 'failure',
  successText: literals.deliveryCompleted,
  failureText: legacyFailures.deliverOrder,
  showsReason: true,
  callerIds: ['driver_id'],
  fields: z.object({ order_id: id, signature: text(280_000) }),
  answer: z.object({ data: z.object({ order_id: z.string(), delivery_status: z.string() }) }),
});

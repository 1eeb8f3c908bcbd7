import { z } from 'zod';
import { orderLine } from '../catalogues/order-line.ts';
import { endpoint } from '../endpoint.ts';
import {
  currency,
  day,
  id,
  instant,
  latitude,
  longitude,
  minor,
  name,
  orderParams,
  paymentMethod,
  point,
  publicStatus,
} from './common.ts';
import { breakdownPart, handling } from './pricing.ts';

export const stop = z.object({
  address: z.string().trim().min(1, 'is required').max(300),
  /** Street, number, block, staircase, apartment. */
  additional: z.string().trim().max(300).default(''),
  latitude,
  longitude,
});

/** `pickup_date` is what the legacy screens copy the chosen date into; `between` keeps both ends (specification §4). */
export const schedule = z.object({
  option: z.enum(['before', 'after', 'between']).default('before'),
  pickup_date: day,
  delivery_date: day.nullable().default(null),
  pickup_time: z.string().trim().max(40).default(''),
});

/** Up to ten characters, as specified; longer words go into `courier_notes` (decision 15). */
const instructions = z.string().trim().max(10).default('');
const contact = z.string().trim().min(1).max(10);

export const createOrderBody = z.strictObject({
  pickup: stop,
  dropoff: stop,
  category: z.string().trim().min(1).max(40),
  lines: z.array(orderLine).max(200),
  schedule,
  from: handling.prefault({}),
  to: handling.prefault({}),
  vehicle_type: z.string().trim().max(60).default('Car'),
  sender_name: name,
  sender_contact: z.string().trim().min(1).max(20),
  receiver_name: name,
  receiver_contact: contact,
  instructions,
  courier_notes: z.string().trim().max(500).default(''),
  photo_ids: z.array(id).max(3).default([]),
  quote_id: z.string().max(2_000).optional(),
});

export const orderRow = z.object({
  order_id: id,
  status: publicStatus,
  category: z.string(),
  pickup_address: z.string(),
  dropoff_address: z.string(),
  pickup_date: day,
  delivery_date: day.nullable(),
  sender_name: z.string(),
  receiver_name: z.string(),
  estimate_minor: minor,
  /** The driver's agreed price; null until accepted. */
  agreed_minor: minor.nullable(),
  currency,
  distance_m: z.int(),
  created_at: instant,
});
export type OrderRow = z.infer<typeof orderRow>;

export const rating = z.object({
  service: z.int().min(1).max(5),
  time: z.int().min(1).max(5),
  behaviour: z.int().min(1).max(5),
  comment: z.string().trim().max(1_000).default(''),
});

/** Contact data and exact addresses are blank for a driver the order has not been given to (decision 37). */
export const orderDetail = orderRow.extend({
  sender_id: id,
  sender_contact: z.string(),
  receiver_contact: z.string(),
  pickup: stop.extend({ address: z.string() }),
  dropoff: stop.extend({ address: z.string() }),
  schedule,
  pickup_time: z.string(),
  from: handling,
  to: handling,
  vehicle_type: z.string(),
  instructions: z.string(),
  courier_notes: z.string(),
  lines: z.array(orderLine),
  photo_urls: z.array(z.string()),
  breakdown: z.array(breakdownPart),
  base_minor: minor,
  vat_minor: minor,
  tariff_version: z.string(),
  sender: z.object({ first_name: z.string(), last_name: z.string() }),
  driver: z
    .object({
      driver_id: id,
      first_name: z.string(),
      last_name: z.string(),
      image_url: z.string(),
      vehicle_type: z.string(),
    })
    .nullable(),
  payment_method: paymentMethod.nullable(),
  accepted_at: instant.nullable(),
  completed_at: instant.nullable(),
  cancelled_at: instant.nullable(),
  rating: rating.nullable(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

const nearbyRow = orderRow.extend({
  /** Kilometres as the crow flies from the driver to the pickup, in metres; null when nobody knows where the driver is. */
  pickup_distance_m: z.int().nullable(),
  /** First name and initial; empty for a pending driver. */
  sender_short_name: z.string(),
  /** Where the ends lie, for a map: to 0.01° (about a kilometre), for a pending driver to 0.05° (about a town). */
  pickup_point: point,
  dropoff_point: point,
});

/** The price two people agreed on; booking keeps it with the order. */
export const agreement = z.object({
  offer_id: id,
  driver_id: id,
  price_minor: minor,
  vat_minor: minor,
  discount_minor: minor,
  fee_minor: minor,
  payment_method: paymentMethod,
});
const internalCallers = ['offers', 'payments', 'chat', 'notifications', 'gateway'] as const;
const orderFacts = z.object({
  order_id: id,
  sender_id: id,
  driver_id: id.nullable(),
  status: publicStatus,
  currency,
  pickup_label: z.string(),
  dropoff_label: z.string(),
  created_at: instant,
});
export type OrderFacts = z.infer<typeof orderFacts>;
const parties = { kind: 'session', roles: ['user', 'driver', 'admin'] } as const;

export const bookingApi = {
  createOrder: endpoint({
    id: 'orders.create',
    service: 'booking',
    method: 'POST',
    path: '/api/v1/orders',
    status: 201,
    summary: 'Post a delivery',
    access: { kind: 'session', roles: ['user'] },
    idempotent: true,
    body: createOrderBody,
    response: orderRow,
  }),
  listOrders: endpoint({
    id: 'orders.list',
    service: 'booking',
    method: 'GET',
    path: '/api/v1/orders',
    summary: 'My deliveries, newest first',
    access: { kind: 'session', roles: ['user'] },
    query: z.object({
      scope: z.enum(['active', 'history']).default('active'),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    response: z.object({ orders: z.array(orderRow), next_cursor: z.string().nullable() }),
  }),
  orderDetail: endpoint({
    id: 'orders.read',
    service: 'booking',
    method: 'GET',
    path: '/api/v1/orders/:order_id',
    summary: 'One delivery, for its parties, or an active driver while it is open',
    access: parties,
    params: orderParams,
    response: orderDetail,
  }),
  nearbyOrders: endpoint({
    id: 'orders.nearby',
    service: 'booking',
    method: 'GET',
    path: '/api/v1/nearby-orders',
    summary: 'Open deliveries, nearest first; newest first when the place is not known',
    access: { kind: 'session', roles: ['driver'] },
    query: z.object({
      latitude: z.coerce.number().pipe(latitude).optional(),
      longitude: z.coerce.number().pipe(longitude).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({ orders: z.array(nearbyRow) }),
  }),
  listTrips: endpoint({
    id: 'trips.list',
    service: 'booking',
    method: 'GET',
    path: '/api/v1/trips',
    summary: "A driver's accepted deliveries",
    access: { kind: 'session', roles: ['driver'] },
    query: z.object({
      scope: z.enum(['current', 'history']).default('current'),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    response: z.object({ orders: z.array(orderRow) }),
  }),
  completeOrder: endpoint({
    id: 'orders.complete',
    service: 'booking',
    method: 'POST',
    path: '/api/v1/orders/:order_id/completion',
    summary: 'Delivered, against a signature; a repeat answers the same',
    access: { kind: 'session', roles: ['driver'] },
    params: orderParams,
    /** A typed name or a PNG data URL up to 200 KB (decision 31). */
    body: z.strictObject({ signature: z.string().trim().min(1).max(280_000) }),
    response: orderRow,
  }),
  cancelOrder: endpoint({
    id: 'orders.cancel',
    service: 'booking',
    method: 'POST',
    path: '/api/v1/orders/:order_id/cancellation',
    summary: 'Cancel a delivery; what goes back is decided by the cancellation matrix',
    access: { kind: 'session', roles: ['user', 'driver'] },
    params: orderParams,
    body: z.strictObject({ reason: z.string().trim().max(500).default('') }),
    response: orderRow,
  }),
  rateOrder: endpoint({
    id: 'orders.rate',
    service: 'booking',
    method: 'PUT',
    path: '/api/v1/orders/:order_id/rating',
    summary: 'Rate the trip; again updates it',
    access: { kind: 'session', roles: ['user'] },
    params: orderParams,
    body: z.strictObject(rating.shape),
    response: rating,
  }),
  orderFacts: endpoint({
    id: 'internal.orders.facts',
    service: 'booking',
    method: 'GET',
    path: '/internal/orders/:order_id',
    summary: 'Owner and state of an order; 404 problem `order-not-found` when there is none',
    access: { kind: 'service', callers: internalCallers },
    params: orderParams,
    response: orderFacts,
  }),
  acceptOrder: endpoint({
    id: 'internal.orders.accept',
    service: 'booking',
    method: 'POST',
    path: '/internal/orders/:order_id/acceptance',
    summary:
      'Open → Accepted for this driver; a repeat with the same offer answers the same; 409 `order-not-open` otherwise',
    access: { kind: 'service', callers: ['payments'] },
    params: orderParams,
    body: agreement,
    response: orderFacts,
  }),
};

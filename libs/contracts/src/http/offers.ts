import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currency, done, id, instant, minor, orderParams, price } from './common.ts';

/** Life of an offer; `reserved` means its platform fee is being or has been paid (decision 19). */
export const offerState = z.enum([
  'live',
  'replaced',
  'declined',
  'withdrawn',
  'expired',
  'reserved',
  'accepted',
  'lost',
]);
/** `held` while the fee is being charged, `confirmed` once it is paid. */
export const reservationState = z.enum(['held', 'confirmed', 'accepted', 'released']);

export const offer = z.object({
  offer_id: id,
  order_id: id,
  sender_id: id,
  driver_id: id,
  state: offerState,
  /** What the driver asks and gets, whole (decision 20). */
  price_minor: minor,
  vat_minor: minor,
  /** price + VAT. */
  total_minor: minor,
  /** Ten percent of the price, on top. */
  fee_minor: minor,
  fee_paid: z.boolean(),
  currency,
  valid_until: instant,
  sent_at: instant,
  driver: z.object({
    first_name: z.string(),
    last_name: z.string(),
    image_url: z.string(),
    vehicle_type: z.string(),
    /** Mean of all ratings, 0 without any; one decimal. */
    rating: z.number(),
    rating_count: z.int(),
  }),
});
export type Offer = z.infer<typeof offer>;

export const reservation = z.object({
  reservation_id: id,
  state: reservationState,
  confirmed_at: instant.nullable(),
  offer,
});
export type Reservation = z.infer<typeof reservation>;

const payments = { kind: 'service', callers: ['payments'] } as const;
const reservationParams = z.object({ reservation_id: id });

export const offersApi = {
  sendOffer: endpoint({
    id: 'offers.send',
    service: 'offers',
    method: 'PUT',
    path: '/api/v1/orders/:order_id/offer',
    summary: 'Offer a price; again replaces the earlier one',
    access: { kind: 'session', roles: ['driver'], activeDriver: true },
    idempotent: true,
    params: orderParams,
    body: z.strictObject({ price_minor: price }),
    response: offer,
  }),
  withdrawOffer: endpoint({
    id: 'offers.withdraw',
    service: 'offers',
    method: 'DELETE',
    path: '/api/v1/orders/:order_id/offer',
    summary: 'Take my offer back; a fee paid for it goes back to the sender',
    access: { kind: 'session', roles: ['driver'] },
    params: orderParams,
    response: offer,
  }),
  listOffers: endpoint({
    id: 'offers.list',
    service: 'offers',
    method: 'GET',
    path: '/api/v1/orders/:order_id/offers',
    summary:
      'Offers on my delivery; only the reserved or accepted one when there is one. 404 `order-not-found` for anybody but its sender',
    access: { kind: 'session', roles: ['user'] },
    params: orderParams,
    response: z.object({ offers: z.array(offer) }),
  }),
  myOffers: endpoint({
    id: 'offers.mine',
    service: 'offers',
    method: 'GET',
    path: '/api/v1/offers',
    summary: "A driver's own live, reserved and accepted offers, newest first",
    access: { kind: 'session', roles: ['driver'] },
    query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(100) }),
    response: z.object({ offers: z.array(offer) }),
  }),
  declineOffer: endpoint({
    id: 'offers.decline',
    service: 'offers',
    method: 'POST',
    path: '/api/v1/orders/:order_id/offers/decline',
    summary: 'Refuse one offer; without driver_id only when exactly one is pending (decision 27)',
    access: { kind: 'session', roles: ['user'] },
    params: orderParams,
    body: z.strictObject({ driver_id: id.optional() }),
    response: offer,
  }),
  orderAgreement: endpoint({
    id: 'offers.agreement',
    service: 'offers',
    method: 'GET',
    path: '/api/v1/orders/:order_id/agreement',
    summary:
      'The reserved or accepted offer of an order, for its sender; a driver sees their own offer; null when there is none',
    access: { kind: 'session', roles: ['user', 'driver'] },
    params: orderParams,
    response: z.object({ offer: offer.nullable() }),
  }),
  reserve: endpoint({
    id: 'internal.reservations.create',
    service: 'offers',
    method: 'POST',
    path: '/internal/reservations',
    status: 201,
    summary:
      "Hold an offer for a fee payment. 404 `offer-not-found` (also when the order is not the sender's), 409 `order-already-reserved`, 409 `offer-expired`, 409 `order-not-open`. A repeat with the same attempt_id answers the same",
    access: payments,
    body: z.strictObject({ attempt_id: id, order_id: id, driver_id: id, sender_id: id }),
    response: reservation,
  }),
  confirmReservation: endpoint({
    id: 'internal.reservations.confirm',
    service: 'offers',
    method: 'POST',
    path: '/internal/reservations/:reservation_id/confirmation',
    summary:
      'held → confirmed: the fee is paid. Repeatable. 409 `reservation-released` when it is gone: the caller refunds',
    access: payments,
    params: reservationParams,
    response: reservation,
  }),
  releaseReservation: endpoint({
    id: 'internal.reservations.release',
    service: 'offers',
    method: 'POST',
    path: '/internal/reservations/release',
    summary:
      'End the reservation of an attempt after its charge was cancelled or refunded; repeatable, and good for an attempt that never reserved (it never will)',
    access: payments,
    body: z.strictObject({
      attempt_id: id,
      reason: z.enum([
        'payment-failed',
        'abandoned',
        'order-cancelled',
        'driver-withdrew',
        'not-accepted-in-time',
      ]),
    }),
    response: done,
  }),
  reservationOf: endpoint({
    id: 'internal.reservations.of-order',
    service: 'offers',
    method: 'GET',
    path: '/internal/orders/:order_id/reservation',
    summary: 'The live (held, confirmed or accepted) reservation of an order',
    access: payments,
    params: orderParams,
    response: z.object({ reservation: reservation.nullable() }),
  }),
  acceptReservation: endpoint({
    id: 'internal.reservations.accept',
    service: 'offers',
    method: 'POST',
    path: '/internal/reservations/:reservation_id/acceptance',
    summary:
      'confirmed → accepted: the delivery is paid or cash was chosen. Repeatable. 409 `reservation-released` when it is gone',
    access: payments,
    params: reservationParams,
    response: reservation,
  }),
  conversationStanding: endpoint({
    id: 'internal.conversation-standing',
    service: 'offers',
    method: 'GET',
    path: '/internal/conversation-standing',
    summary:
      'Whether two people may talk (an offer ties them) and whether freely (an order between them was accepted; decision 34)',
    access: { kind: 'service', callers: ['chat'] },
    query: z.object({ sender_id: id, driver_id: id, order_id: id.optional() }),
    response: z.object({ open: z.boolean(), free: z.boolean() }),
  }),
};

import { z } from 'zod';
import { accountStatus } from '../http/auth.ts';
import { currency, id, instant, minor, paymentMethod, point } from '../http/common.ts';
import { mediaPurpose } from '../http/media.ts';

export interface EventDefinition<N extends string = string, S extends z.ZodType = z.ZodType> {
  /** A past-tense fact: `order.created`. */
  readonly name: N;
  readonly version: number;
  /** One topic per publishing service. */
  readonly topic: string;
  /** What the key identifies; order is kept per key. */
  readonly aggregate: 'order' | 'account' | 'conversation' | 'media' | 'tariff';
  readonly schema: S;
}

const event = <const N extends string, S extends z.ZodType>(
  name: N,
  topic: string,
  aggregate: EventDefinition['aggregate'],
  schema: S,
): EventDefinition<N, S> => ({ name, version: 1, topic, aggregate, schema });

const account = z.object({
  account_id: id,
  role: z.enum(['user', 'driver', 'admin']),
  user_type: z.number(),
  status: accountStatus,
  first_name: z.string(),
  last_name: z.string(),
  profile_image_id: id.nullable(),
  vehicle_type: z.string(),
  vat_registered: z.boolean(),
  home: point.nullable(),
  document_ids: z.array(id),
  locale: z.enum(['ro', 'en']).default('ro'),
});
const ends = { order_id: id, sender_id: id };
const trip = { ...ends, driver_id: id };
const offer = z.object({ offer_id: id, ...trip, price_minor: minor, currency, valid_until: instant });
const reservation = offer.extend({ reservation_id: id });
const place = point.extend({ label: z.string() });

/** The only list of facts that travel between services. A breaking change is a new version beside the old one. */
export const events = {
  'account.registered': event('account.registered', 'cursa.auth', 'account', account),
  'account.updated': event('account.updated', 'cursa.auth', 'account', account),
  'account.erased': event('account.erased', 'cursa.auth', 'account', z.object({ account_id: id })),
  'driver.activated': event(
    'driver.activated',
    'cursa.auth',
    'account',
    z.object({ driver_id: id, vat_registered: z.boolean(), reason: z.string() }),
  ),
  'driver.rejected': event(
    'driver.rejected',
    'cursa.auth',
    'account',
    z.object({ driver_id: id, reason: z.string() }),
  ),
  'driver.suspended': event(
    'driver.suspended',
    'cursa.auth',
    'account',
    z.object({ driver_id: id, reason: z.string() }),
  ),
  'password-reset.requested': event(
    'password-reset.requested',
    'cursa.auth',
    'account',
    z.object({ account_id: id, reset_id: id }),
  ),

  'order.created': event(
    'order.created',
    'cursa.booking',
    'order',
    z.object({
      ...ends,
      category: z.string(),
      pickup: place,
      dropoff: place,
      distance_m: z.int(),
      estimate_minor: minor,
      currency,
      photo_ids: z.array(id),
      created_at: instant,
    }),
  ),
  'order.accepted': event(
    'order.accepted',
    'cursa.booking',
    'order',
    z.object({
      ...trip,
      price_minor: minor,
      vat_minor: minor,
      currency,
      payment_method: paymentMethod,
      accepted_at: instant,
    }),
  ),
  'order.completed': event(
    'order.completed',
    'cursa.booking',
    'order',
    z.object({ ...trip, completed_at: instant }),
  ),
  'order.cancelled': event(
    'order.cancelled',
    'cursa.booking',
    'order',
    z.object({
      ...ends,
      driver_id: id.nullable(),
      by: z.enum(['sender', 'carrier', 'system']),
      was: z.enum(['Open', 'Accepted']),
      cancelled_at: instant,
    }),
  ),
  'order.expired': event(
    'order.expired',
    'cursa.booking',
    'order',
    z.object({ ...ends, expired_at: instant }),
  ),
  'rating.submitted': event(
    'rating.submitted',
    'cursa.booking',
    'order',
    z.object({ ...trip, service: z.int(), time: z.int(), behaviour: z.int(), revision: z.int() }),
  ),

  'offer.sent': event('offer.sent', 'cursa.offers', 'order', offer),
  'offer.replaced': event(
    'offer.replaced',
    'cursa.offers',
    'order',
    offer.extend({ previous_price_minor: minor }),
  ),
  'offer.declined': event('offer.declined', 'cursa.offers', 'order', offer),
  /** A fee paid for it (`reservation_id` set) goes back whole. */
  'offer.withdrawn': event(
    'offer.withdrawn',
    'cursa.offers',
    'order',
    offer.extend({ reservation_id: id.nullable() }),
  ),
  'offer.expired': event('offer.expired', 'cursa.offers', 'order', offer),
  'offer.reserved': event('offer.reserved', 'cursa.offers', 'order', reservation),
  /** A confirmed reservation that was never accepted within the configured days ended. */
  'reservation.lapsed': event('reservation.lapsed', 'cursa.offers', 'order', reservation),
  'offer.accepted': event('offer.accepted', 'cursa.offers', 'order', reservation),

  'platform-fee.paid': event(
    'platform-fee.paid',
    'cursa.payments',
    'order',
    z.object({ ...trip, reservation_id: id, payment_id: id, amount_minor: minor, currency }),
  ),
  'delivery.paid': event(
    'delivery.paid',
    'cursa.payments',
    'order',
    z.object({
      ...trip,
      offer_id: id,
      reservation_id: id,
      payment_id: id,
      payment_method: paymentMethod,
      price_minor: minor,
      vat_minor: minor,
      discount_minor: minor,
      fee_minor: minor,
      due_minor: minor,
      currency,
    }),
  ),
  'refund.issued': event(
    'refund.issued',
    'cursa.payments',
    'order',
    z.object({
      ...ends,
      payment_id: id,
      purpose: z.enum(['platform-fee', 'delivery']),
      amount_minor: minor,
      currency,
    }),
  ),
  'funds.released': event(
    'funds.released',
    'cursa.payments',
    'order',
    z.object({ ...trip, amount_minor: minor, currency }),
  ),
  'wallet.topped-up': event(
    'wallet.topped-up',
    'cursa.payments',
    'account',
    z.object({ account_id: id, transaction_id: id, amount_minor: minor, balance_minor: minor, currency }),
  ),

  /** No text: what people write to each other stays in the chat's own store. */
  'message.sent': event(
    'message.sent',
    'cursa.chat',
    'conversation',
    z.object({
      message_id: id,
      conversation_id: id,
      sender_id: id,
      receiver_id: id,
      order_id: id.nullable(),
      created_at: instant,
    }),
  ),
  'media.ready': event(
    'media.ready',
    'cursa.media',
    'media',
    z.object({ media_id: id, purpose: mediaPurpose, owner_id: id.nullable() }),
  ),
  'media.rejected': event(
    'media.rejected',
    'cursa.media',
    'media',
    z.object({ purpose: mediaPurpose, owner_id: id.nullable(), reason: z.string() }),
  ),
  'tariff.published': event(
    'tariff.published',
    'cursa.pricing',
    'tariff',
    z.object({ version: id, valid_from: instant }),
  ),
} as const;

export type EventName = keyof typeof events;
export type EventData<N extends EventName> = z.output<(typeof events)[N]['schema']>;

import { z } from 'zod';
import { categoryKeys } from '@cursa/contracts/catalogues/categories';
import { orderLine } from '@cursa/contracts/catalogues/order-line';
import { handling } from '@cursa/contracts/http/pricing';
import { dayFromToday } from '../../../lib/format/date.ts';

/** One filled form of a goods list; option fields hold the option's key, so that equal values stay apart. */
const goodsEntry = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
export type GoodsEntry = z.output<typeof goodsEntry>;

const goods = z.object({
  entries: z.array(goodsEntry),
  /** The same as lines of an order; kept so that later steps need not load the forms. */
  lines: z.array(orderLine),
  /** Whether the forms were complete when they were last changed. */
  ready: z.boolean(),
});
export type Goods = z.output<typeof goods>;

/** The values of step 2 (`bookingsecondValues` of specification §3). */
export const contactValues = z.object({
  sender_name: z.string(),
  sender_contact: z.string(),
  receiver_name: z.string(),
  receiver_contact: z.string(),
  instrucktion_for_pickers: z.string(),
  courier_notes: z.string(),
  pickup_option: z.enum(['before', 'after', 'between']),
  pickup_before_date: z.string(),
  pickup_after_date: z.string(),
  pickup_start_date: z.string(),
  delivery_date: z.string(),
  pickup_time: z.string(),
  vehicle_type: z.string(),
});
export type ContactValues = z.output<typeof contactValues>;

const photo = z.object({ media_id: z.string(), url: z.string() });
export type DraftPhoto = z.output<typeof photo>;

/** What is kept of a booking until it is posted: `formData` of specification §3, with the names used there. */
export const bookingDraft = z.object({
  pickupaddress: z.string().default(''),
  pickup_lat: z.number().nullable().default(null),
  pickup_long: z.number().nullable().default(null),
  pickup_additionalAddress: z.string().default(''),
  dropoffaddress: z.string().default(''),
  dropoff_lat: z.number().nullable().default(null),
  dropoff_long: z.number().nullable().default(null),
  dropoff_additionalAddress: z.string().default(''),
  category: z.enum(categoryKeys).nullable().default(null),
  /** By category: changing one's mind loses nothing. */
  goods: z.partialRecord(z.enum(categoryKeys), goods).default({}),
  from: handling.prefault({}),
  to: handling.prefault({}),
  bookingsecondValues: contactValues.nullable().default(null),
  photos: z.array(photo).max(3).default([]),
  quote_id: z.string().nullable().default(null),
});
export type BookingDraft = z.output<typeof bookingDraft>;

export const emptyDraft: BookingDraft = bookingDraft.parse({});

/** Step 2 before anything is typed: tomorrow, as specified (§9), and a car. */
export function emptyContact(now = new Date()): ContactValues {
  const tomorrow = dayFromToday(1, now);
  return {
    sender_name: '',
    sender_contact: '',
    receiver_name: '',
    receiver_contact: '',
    instrucktion_for_pickers: '',
    courier_notes: '',
    pickup_option: 'before',
    pickup_before_date: tomorrow,
    pickup_after_date: tomorrow,
    pickup_start_date: tomorrow,
    delivery_date: dayFromToday(2, now),
    pickup_time: '',
    vehicle_type: 'Car',
  };
}

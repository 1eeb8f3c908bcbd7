import { z } from 'zod';

/** Opaque identifier of anything; never parsed by a client. */
export const id = z.string().trim().min(1).max(64);
/** Integer minor units of the configured currency. */
export const minor = z.int().min(-1_000_000_000_000).max(1_000_000_000_000);
/** A positive charge or price in minor units: from 0.01 to 1,000,000.00. */
export const price = z.int().min(1, 'must be more than 0').max(100_000_000, 'must be at most 1,000,000.00');
/** ISO 4217, upper case. */
export const currency = z.string().length(3);
/** Degrees, WGS 84. */
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
export const point = z.object({ latitude, longitude });
export type Point = z.infer<typeof point>;
/** An instant, ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true });
/** A calendar day in Europe/Bucharest, `2026-11-30`. */
export const day = z.iso.date();
/** Exactly ten digits (specification §9). */
export const phone = z
  .string()
  .trim()
  .regex(/^\d{10}$/, 'must have exactly 10 digits');
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
export const name = z.string().trim().min(1).max(100);
/** At least six characters (specification §9), at most what a hash should be fed. */
export const password = z.string().min(6, 'must have at least 6 characters').max(200);
/** Money shown as it was charged. */
export const done = z.object({ done: z.literal(true) });
export const orderParams = z.object({ order_id: id });

/** The delivery's state as people see it (decision 18). */
export const publicStatus = z.enum(['Open', 'Accepted', 'Completed', 'Cancelled', 'Expired']);
export type PublicStatus = z.infer<typeof publicStatus>;
export const paymentMethod = z.enum(['stripe', 'wallet', 'cash']);
export type PaymentMethod = z.infer<typeof paymentMethod>;

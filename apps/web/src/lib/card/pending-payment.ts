import { z } from 'zod';

const KEY = 'cursa-pending-payment';

const id = z.string().min(1).max(100);

/** What the screen needs to finish a payment whose payer was sent to the bank. Strict: no card data gets in. */
const pendingPayment = z.strictObject({
  purpose: z.enum(['platform-fee', 'delivery', 'top-up']),
  order_id: id.optional(),
  driver_id: id.optional(),
  coupon: z.string().min(1).max(40).optional(),
  /** What the payer saw, minor units; what is added, for a top-up. */
  amount_minor: z.int().optional(),
  /** Where the payer comes from and goes back to: a path of this site. */
  return_to: z.string().regex(/^\/(?![/\\])/, 'must be a path of this site'),
  /** Of the call after the bank: another than before, as its `card_token` is another; the same at every reload. */
  idempotency_key: z.string().min(1).max(255),
});
export type PendingPayment = z.output<typeof pendingPayment>;

/** Before the browser leaves for the bank. One at a time, in this tab. */
export function savePendingPayment(payment: PendingPayment): void {
  sessionStorage.setItem(KEY, JSON.stringify(pendingPayment.parse(payment)));
}

/** Undefined when there is none, or it is not of this version. */
export function readPendingPayment(): PendingPayment | undefined {
  try {
    const parsed = pendingPayment.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** When the payment has ended either way, and at sign-out. */
export function clearPendingPayment(): void {
  sessionStorage.removeItem(KEY);
}

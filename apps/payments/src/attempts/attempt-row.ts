import type { Attempt } from './attempt.ts';

/** A row of `attempts` as pg hands it over: bigint columns are strings. */
export type AttemptRow = Readonly<Record<string, unknown>>;

/** An attempt that this process works on; changes go through only while the lease is its own. */
export type LeasedAttempt = Attempt & { readonly leaseOwner: string };

export function attemptOfRow(row: AttemptRow): Attempt {
  return {
    attemptId: row.attempt_id as string,
    purpose: row.purpose as Attempt['purpose'],
    state: row.state as Attempt['state'],
    payerId: row.payer_id as string,
    orderId: row.order_id as string | null,
    driverId: row.driver_id as string | null,
    offerId: row.offer_id as string | null,
    reservationId: row.reservation_id as string | null,
    method: row.method as Attempt['method'],
    currency: row.currency as string,
    priceMinor: Number(row.price_minor),
    vatMinor: Number(row.vat_minor),
    feeMinor: Number(row.fee_minor),
    discountMinor: Number(row.discount_minor),
    chargeMinor: Number(row.charge_minor),
    expectedMinor: row.expected_minor === null ? null : Number(row.expected_minor),
    coupon: row.coupon as string | null,
    intentId: row.intent_id as string | null,
    failure: row.failure as Attempt['failure'],
    paidAt: row.paid_at as Date | null,
    updatedAt: row.updated_at as Date,
  };
}

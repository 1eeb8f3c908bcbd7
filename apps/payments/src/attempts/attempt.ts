import type { PaymentMethod } from '@cursa/contracts/http/common';
import type { Minor } from '@cursa/kernel/money';
import type { FieldError } from '@cursa/platform/http';

export type Purpose = 'platform-fee' | 'delivery' | 'top-up';

export type AttemptState =
  /** Asking offers for a reservation (fee only). */
  | 'reserving'
  | 'charging'
  /** The payer is at the bank's page. */
  | 'awaiting-holder'
  /** Given up: intent and reservation are being undone. */
  | 'undoing'
  /** Money and ledger are done; others must be told. */
  | 'paid'
  /** Delivery: offers has accepted, booking has not yet been told. */
  | 'offer-accepted'
  | 'confirmed'
  | 'accepted'
  | 'credited'
  | 'failed'
  | 'refunded'
  /** The order was cancelled and the matrix keeps the fee. */
  | 'kept';

/** Why an attempt failed, as it was answered; repeated to whoever asks again. */
export interface Failure {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly fields: readonly FieldError[];
}

/** One try of one person to pay for one thing. Amounts in minor units. */
export interface Attempt {
  readonly attemptId: string;
  readonly purpose: Purpose;
  readonly state: AttemptState;
  readonly payerId: string;
  readonly orderId: string | null;
  readonly driverId: string | null;
  readonly offerId: string | null;
  readonly reservationId: string | null;
  readonly method: PaymentMethod;
  readonly currency: string;
  readonly priceMinor: Minor;
  readonly vatMinor: Minor;
  readonly feeMinor: Minor;
  readonly discountMinor: Minor;
  /** What is taken from the payer by this attempt. */
  readonly chargeMinor: Minor;
  /** What the payer saw, when they said so. */
  readonly expectedMinor: Minor | null;
  readonly coupon: string | null;
  readonly intentId: string | null;
  readonly failure: Failure | null;
  readonly paidAt: Date | null;
  /** Of the last change of state. */
  readonly updatedAt: Date;
}

/** An attempt for something that belongs to an order. */
export type OrderAttempt = Attempt & { readonly orderId: string; readonly driverId: string };

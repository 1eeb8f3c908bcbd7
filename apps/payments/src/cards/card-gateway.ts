import type { Minor } from '@cursa/kernel/money';

/** A PaymentIntent as far as it matters here. */
export interface CardIntent {
  readonly intentId: string;
  readonly status: 'succeeded' | 'needs-action' | 'processing' | 'cancelled' | 'open';
  readonly amountMinor: Minor;
  readonly clientSecret: string;
  /** The bank's page, when the holder must confirm there. */
  readonly nextActionUrl: string;
  /** The bank's words about the last refusal. */
  readonly refusal: string;
}

export interface NewIntent {
  readonly amountMinor: Minor;
  readonly currency: string;
  readonly idempotencyKey: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** The card processor. Every method may throw PartUnavailable: then nobody knows whether it was done. */
export abstract class CardGateway {
  /** @throws CardRefusedError */
  abstract create(intent: NewIntent): Promise<CardIntent>;
  /**
   * Charges an intent; `card` is a token or a PaymentMethod, undefined when the intent has one.
   * @throws CardRefusedError with the bank's reason
   */
  abstract confirm(intentId: string, card: string | undefined, idempotencyKey: string): Promise<CardIntent>;
  abstract retrieve(intentId: string): Promise<CardIntent>;
  /** Cancels it unless it is too late: look at the status of what comes back. */
  abstract cancel(intentId: string): Promise<CardIntent>;
  /** @returns the refund's id; the same one for a repeat with the same key */
  abstract refund(intentId: string, amountMinor: Minor | undefined, idempotencyKey: string): Promise<string>;
}

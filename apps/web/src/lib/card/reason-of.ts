import type { RefusalReason } from './refusal-texts.ts';

/** The bank's words, as Stripe has them in English, and our own. The order matters: the first that fits is it. */
const reasons: readonly (readonly [RegExp, RefusalReason])[] = [
  [/insufficient funds/i, 'insufficient_funds'],
  [/has expired/i, 'expired_card'],
  [/security code/i, 'incorrect_cvc'],
  [/repeated attempts|amount limit/i, 'card_velocity_exceeded'],
  [/failed authentication/i, 'authentication_failed'],
  [/not confirmed at the bank in time|left halfway/i, 'authentication_late'],
  [/error occurred while processing/i, 'processing_error'],
  [/card number is (incorrect|invalid)/i, 'incorrect_number'],
  [/card was declined/i, 'card_declined'],
];

/** What a `payment-refused` is about; undefined for words we do not know. */
export function reasonOf(detail: string): RefusalReason | undefined {
  return reasons.find(([words]) => words.test(detail))?.[1];
}

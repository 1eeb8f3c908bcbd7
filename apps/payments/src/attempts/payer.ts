/** Who an attempt is driven for: a payer at the other end, or nobody (the recovery job). */
export interface Payer {
  /** False for the recovery job: nothing new is charged then. */
  readonly present: boolean;
  /** A token, a PaymentMethod or an intent. */
  readonly card: string | undefined;
  /** Set when the holder has to go to the bank's page. */
  action?: { readonly url: string; readonly intentId: string };
}

export const nobody: Payer = { present: false, card: undefined };

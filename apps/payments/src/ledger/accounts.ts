/**
 * Names of the ledger's accounts (docs/flows.md). A positive balance is what the platform owes or has earned; money
 * that came in from outside stands negative on a clearing account, so that all balances sum to zero.
 */
export const accounts = {
  wallet: (accountId: string) => `wallet:${accountId}`,
  held: (orderId: string) => `held:${orderId}`,
  carrier: (driverId: string) => `carrier:${driverId}`,
  /** Negative: what Stripe has taken from cards and holds for us. */
  cardClearing: 'card-clearing',
  cashClearing: 'cash-clearing',
  platformFees: 'platform-fees',
  /** VAT collected for registered carriers, kept apart from what they earn. */
  vat: 'vat',
  /** Negative: discounts that the platform bears. */
  coupons: 'coupons',
} as const;

export interface BankReturn {
  /** To be handed in as `card_token`. */
  readonly intentId: string;
  /** What the bank's page told the browser. Only the server knows: the call is repeated in either case. */
  readonly confirmed: boolean;
}

/**
 * Reads the query that a bank's page comes back with. It also has the intent's client_secret, so replace the address
 * once this was read.
 */
export function readBankReturn(query: URLSearchParams): BankReturn | undefined {
  const intentId = query.get('payment_intent') ?? '';
  if (!/^pi_[A-Za-z0-9]+$/.test(intentId)) return undefined;
  return { intentId, confirmed: query.get('redirect_status') === 'succeeded' };
}

import { DomainError } from '@cursa/platform/http';
import type { Journal } from './journal.ts';

/** A fault of ours, caught before the database would refuse it. */
export class UnbalancedJournalError extends Error {
  constructor({ kind, reference }: Journal) {
    super(`The journal ${kind} ${reference} does not sum to zero`);
    this.name = 'UnbalancedJournalError';
  }
}

/** Shown by the legacy calls as 'Invalid Credintial!' (decision 24). */
export class WalletShortError extends DomainError {
  constructor() {
    super('wallet-balance-short', 409, 'There is not enough money in the wallet');
  }
}

import type { Minor } from '@cursa/kernel/money';

export type JournalKind = 'top-up' | 'platform-fee' | 'delivery' | 'release' | 'cash-receipt' | 'refund';

/** One fact about money. `kind` and `reference` name it: a second one of the same name is refused. */
export interface Journal {
  readonly kind: JournalKind;
  /** The attempt, refund or order that caused it. */
  readonly reference: string;
  readonly orderId: string | null;
  readonly currency: string;
  /** Account and amount in minor units; zero amounts are left out. Together they sum to zero. */
  readonly entries: readonly (readonly [account: string, amountMinor: Minor])[];
}

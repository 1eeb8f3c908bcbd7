import { newId } from '@cursa/kernel/ids';
import type { Sql } from '../common/rows.ts';
import type { Journal } from './journal.ts';
import { UnbalancedJournalError, WalletShortError } from './ledger.errors.ts';

/**
 * Writes a journal, in the caller's transaction. Entries go in by name of account, so that two journals that move
 * the same wallets lock them in the same order.
 * @throws UnbalancedJournalError; WalletShortError when a wallet would go below zero (the transaction is lost then)
 */
export async function postJournal(manager: Sql, journal: Journal): Promise<void> {
  const entries = journal.entries
    .filter(([, amount]) => amount !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (entries.reduce((sum, [, amount]) => sum + amount, 0) !== 0) throw new UnbalancedJournalError(journal);
  const journalId = newId();
  await manager.query(
    'insert into journals (journal_id, kind, reference, order_id) values ($1, $2, $3, $4)',
    [journalId, journal.kind, journal.reference, journal.orderId],
  );
  if (entries.length === 0) return;
  try {
    await manager.query(
      `insert into ledger_entries (journal_id, currency, account, amount_minor)
       select $1, $2, account, amount from unnest($3::text[], $4::bigint[]) with ordinality as e (account, amount, n) order by n`,
      [journalId, journal.currency, entries.map(([account]) => account), entries.map(([, amount]) => amount)],
    );
  } catch (error) {
    throw (error as { constraint?: unknown }).constraint === 'wallet_not_negative'
      ? new WalletShortError()
      : error;
  }
}

import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';

/**
 * Reads an account and keeps its row from changing until the transaction ends. Every session is opened and renewed
 * under this lock, so a suspension or a new password either sees the session and ends it, or is seen by it.
 */
export async function holdAccount(manager: EntityManager, accountId: string): Promise<Account | null> {
  return manager.findOne(Account, { where: { id: accountId }, lock: { mode: 'pessimistic_read' } });
}

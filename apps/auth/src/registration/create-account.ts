import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { publishAccount } from '../accounts/account.events.ts';
import { DriverApplication } from '../accounts/driver-application.entity.ts';
import { isUniqueViolation } from '../accounts/unique-violation.ts';
import { RegistrationRefusedError } from './registration.errors.ts';

export type NewAccount = Omit<
  Account,
  'id' | 'createdAt' | 'updatedAt' | 'erasedAt' | 'stateName' | 'locale'
>;
export type NewApplication = Omit<DriverApplication, 'accountId' | 'reason' | 'decidedAt' | 'decidedBy'>;

interface NewPerson {
  /** Names the attempt and becomes the account's id: an attempt taken up again after a crash finds what it made. */
  readonly operationId: string;
  readonly account: NewAccount;
  readonly application: NewApplication | null;
  readonly termsVersion: string | undefined;
}

/**
 * Writes an account with its application and consent, and tells it. The unique index on e-mail and kind decides who
 * was first.
 * @throws RegistrationRefusedError when the e-mail is used
 */
export async function createAccount(manager: EntityManager, person: NewPerson): Promise<Account> {
  const id = person.operationId;
  const made = await manager.findOneBy(Account, { id });
  if (made) return made;
  try {
    await manager.insert(Account, { id, ...person.account });
  } catch (error) {
    if (isUniqueViolation(error)) throw new RegistrationRefusedError();
    throw error;
  }
  if (person.application) await manager.insert(DriverApplication, { accountId: id, ...person.application });
  if (person.termsVersion) {
    await manager.query(`insert into consents (account_id, kind, version) values ($1, 'terms', $2)`, [
      id,
      person.termsVersion,
    ]);
  }
  const account = await manager.findOneByOrFail(Account, { id });
  const application = await manager.findOneBy(DriverApplication, { accountId: id });
  await publishAccount(manager, 'account.registered', { account, application });
  return account;
}

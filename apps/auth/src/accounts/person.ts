import type { EntityManager } from 'typeorm';
import { Account } from './account.entity.ts';
import { DriverApplication } from './driver-application.entity.ts';

/** An account with, for drivers, its application. */
export interface Person {
  readonly account: Account;
  readonly application: DriverApplication | null;
}

/** The person of an account id; undefined when there is none, or when it was erased. */
export async function findPerson(manager: EntityManager, accountId: string): Promise<Person | undefined> {
  const account = await manager.findOneBy(Account, { id: accountId });
  if (!account || account.erasedAt) return undefined;
  return { account, application: await applicationOf(manager, account) };
}

export async function applicationOf(
  manager: EntityManager,
  account: Account,
): Promise<DriverApplication | null> {
  if (account.kind !== 'driver') return null;
  return manager.findOneBy(DriverApplication, { accountId: account.id });
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { authApi } from '@cursa/contracts/http/auth';
import { ServiceClient } from '@cursa/platform/http';
import type { Locale } from '../templates/template.ts';

export interface Person {
  readonly role: 'user' | 'driver' | 'admin';
  readonly locale: Locale;
}

const rememberSql = `
  insert into people (account_id, role, locale) values ($1, $2, $3)
  on conflict (account_id) do update set role = $2, locale = $3`;

/** The little this service keeps of accounts: role and language. Addresses are asked for when a mail is written. */
@Injectable()
export class People {
  constructor(private readonly client: ServiceClient) {}

  async remember(manager: EntityManager, accountId: string, person: Person): Promise<void> {
    await manager.query(rememberSql, [accountId, person.role, person.locale]);
  }

  async known(manager: EntityManager, accountId: string): Promise<Person | undefined> {
    const [row] = await manager.query<Person[]>('select role, locale from people where account_id = $1', [
      accountId,
    ]);
    return row;
  }

  /** Asks auth for the role when the event of the account has not come yet. @throws part-unavailable */
  async roleOf(manager: EntityManager, accountId: string): Promise<Person['role']> {
    const person = await this.known(manager, accountId);
    if (person) return person.role;
    const body = { account_ids: [accountId] };
    const { accounts } = await this.client.call(authApi.lookupAccounts, { body }, { as: 'service' });
    return accounts[0]?.role ?? 'user';
  }

  async forget(manager: EntityManager, accountId: string): Promise<void> {
    for (const table of ['people', 'preferences', 'notices', 'conversation_mails', 'mail_queue']) {
      await manager.query(`delete from ${table} where account_id = $1`, [accountId]);
    }
  }
}

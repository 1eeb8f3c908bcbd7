import { Injectable, Logger } from '@nestjs/common';
import { authApi } from '@cursa/contracts/http/auth';
import { ServiceClient } from '@cursa/platform/http';
import { DataSource } from 'typeorm';
import { rows, type Sql } from '../common/rows.ts';

export interface AccountName {
  readonly account_id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Copies of people's names for invoices; auth, the owner, is asked for those that are missing. */
@Injectable()
export class AccountCards {
  private readonly logger = new Logger(AccountCards.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly client: ServiceClient,
  ) {}

  /** Full names by account id; those that nobody knows right now are left out. */
  async names(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const known = await rows<AccountName>(
      this.dataSource,
      'select * from account_cards where account_id = any($1)',
      [accountIds],
    );
    const missing = accountIds.filter((id) => !known.some((card) => card.account_id === id));
    const asked = missing.length > 0 ? await this.ask(missing) : [];
    return new Map(
      [...known, ...asked].map((card) => [card.account_id, `${card.first_name} ${card.last_name}`.trim()]),
    );
  }

  async keep(db: Sql, { account_id, first_name, last_name }: AccountName): Promise<void> {
    await db.query(
      `insert into account_cards (account_id, first_name, last_name) values ($1, $2, $3)
       on conflict (account_id) do update set first_name = $2, last_name = $3, updated_at = clock_timestamp()`,
      [account_id, first_name, last_name],
    );
  }

  /** An invoice without a name is better than none. */
  private async ask(accountIds: readonly string[]): Promise<readonly AccountName[]> {
    try {
      const body = { account_ids: [...accountIds] };
      const { accounts } = await this.client.call(authApi.lookupAccounts, { body }, { as: 'service' });
      for (const card of accounts) await this.keep(this.dataSource, card);
      return accounts;
    } catch (error) {
      this.logger.warn({ msg: 'Names for an invoice could not be asked', err: error });
      return [];
    }
  }
}

import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { authApi } from '@cursa/contracts/http/auth';
import { ServiceClient } from '@cursa/platform/http';
import { AccountCard } from './account-card.entity.ts';
import { cardOf } from './card-of.ts';

/** Names and pictures of people, from the own copy; auth is asked when an account's event has not arrived yet. */
@Injectable()
export class AccountCards {
  private readonly logger = new Logger(AccountCards.name);

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
  ) {}

  /** null when nobody can say now: a name is no reason to refuse. */
  async find(accountId: string): Promise<AccountCard | null> {
    const known = await this.dataSource.manager.findOneBy(AccountCard, { accountId });
    return known ?? this.ask(accountId);
  }

  private async ask(accountId: string): Promise<AccountCard | null> {
    try {
      const { accounts } = await this.services.call(
        authApi.lookupAccounts,
        { body: { account_ids: [accountId] } },
        { as: 'service', timeoutMs: 1_500 },
      );
      const [card] = accounts;
      return card ? this.dataSource.manager.create(AccountCard, cardOf(card)) : null;
    } catch (error) {
      this.logger.warn({ msg: 'The card of an account could not be asked for', err: error });
      return null;
    }
  }
}

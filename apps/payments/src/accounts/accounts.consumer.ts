import { Injectable } from '@nestjs/common';
import { OnEvent, type ReceivedEvent } from '@cursa/platform/events';
import type { EntityManager } from 'typeorm';
import { AccountCards } from './account-cards.ts';

/** Keeps the copies of names up to date. */
@Injectable()
export class AccountsConsumer {
  constructor(private readonly cards: AccountCards) {}

  @OnEvent('account.registered')
  registered({ data }: ReceivedEvent<'account.registered'>, manager: EntityManager): Promise<void> {
    return this.cards.keep(manager, data);
  }

  @OnEvent('account.updated')
  updated({ data }: ReceivedEvent<'account.updated'>, manager: EntityManager): Promise<void> {
    return this.cards.keep(manager, data);
  }

  /** Ledger and invoices stay as the law asks, without a name (decision 38). */
  @OnEvent('account.erased')
  erased({ data }: ReceivedEvent<'account.erased'>, manager: EntityManager): Promise<void> {
    return this.cards.keep(manager, { account_id: data.account_id, first_name: '', last_name: '' });
  }
}

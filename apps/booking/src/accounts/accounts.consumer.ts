import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnEvent, type ReceivedEvent } from '@cursa/platform/events';
import { AccountCard } from './account-card.entity.ts';
import { cardOf } from './card-of.ts';

@Controller()
export class AccountsConsumer {
  @OnEvent('account.registered')
  async registered({ data }: ReceivedEvent<'account.registered'>, manager: EntityManager): Promise<void> {
    await manager.upsert(AccountCard, cardOf(data), ['accountId']);
  }

  @OnEvent('account.updated')
  async updated({ data }: ReceivedEvent<'account.updated'>, manager: EntityManager): Promise<void> {
    await manager.upsert(AccountCard, cardOf(data), ['accountId']);
  }

  @OnEvent('account.erased')
  async erased({ data }: ReceivedEvent<'account.erased'>, manager: EntityManager): Promise<void> {
    await manager.delete(AccountCard, { accountId: data.account_id });
  }
}

import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnEvent, type ReceivedEvent } from '@cursa/platform/events';
import { EnqueueMail } from '../mail/enqueue-mail.ts';
import { People } from '../people/people.ts';
import { Tell } from './tell.ts';

/** What happens to accounts themselves. */
@Controller()
export class AccountsConsumer {
  constructor(
    private readonly tell: Tell,
    private readonly mail: EnqueueMail,
    private readonly people: People,
  ) {}

  @OnEvent('account.registered')
  async registered({ data }: ReceivedEvent<'account.registered'>, manager: EntityManager): Promise<void> {
    await this.people.remember(manager, data.account_id, data);
    if (data.role === 'admin') return;
    const kind = data.role === 'driver' ? 'welcome-driver' : 'welcome-sender';
    await this.tell.execute(manager, { accountId: data.account_id, kind, facts: {} });
  }

  @OnEvent('account.updated')
  async updated({ data }: ReceivedEvent<'account.updated'>, manager: EntityManager): Promise<void> {
    await this.people.remember(manager, data.account_id, data);
  }

  @OnEvent('account.erased')
  async erased({ data }: ReceivedEvent<'account.erased'>, manager: EntityManager): Promise<void> {
    await this.people.forget(manager, data.account_id);
  }

  @OnEvent('driver.activated')
  async activated({ data }: ReceivedEvent<'driver.activated'>, manager: EntityManager): Promise<void> {
    const facts = { reason: data.reason };
    await this.tell.execute(manager, { accountId: data.driver_id, kind: 'driver-activated', facts });
  }

  @OnEvent('driver.rejected')
  async rejected({ data }: ReceivedEvent<'driver.rejected'>, manager: EntityManager): Promise<void> {
    const facts = { reason: data.reason };
    await this.tell.execute(manager, { accountId: data.driver_id, kind: 'driver-rejected', facts });
  }

  @OnEvent('driver.suspended')
  async suspended({ data }: ReceivedEvent<'driver.suspended'>, manager: EntityManager): Promise<void> {
    const facts = { reason: data.reason };
    await this.tell.execute(manager, { accountId: data.driver_id, kind: 'driver-suspended', facts });
  }

  /** By mail only: the feed is for those who are signed in. */
  @OnEvent('password-reset.requested')
  async resetRequested(
    { data }: ReceivedEvent<'password-reset.requested'>,
    manager: EntityManager,
  ): Promise<void> {
    const facts = { reset_id: data.reset_id };
    await this.mail.execute(manager, { accountId: data.account_id, kind: 'password-reset', facts });
  }
}

import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { authApi } from '@cursa/contracts/http/auth';
import { Handles, Input } from '@cursa/platform/http';
import { LookupAccounts } from './lookup-accounts.ts';
import { LookupContacts } from './lookup-contacts.ts';
import { ReadDriverStanding } from './read-driver-standing.ts';

/** What other services ask about accounts. */
@Controller()
export class InternalAccountsController {
  constructor(
    private readonly readDriverStanding: ReadDriverStanding,
    private readonly lookupAccounts: LookupAccounts,
    private readonly lookupContacts: LookupContacts,
  ) {}

  @Handles(authApi.driverStanding)
  async standing(
    @Input() { params }: InputOf<typeof authApi.driverStanding>,
  ): Promise<ResponseOf<typeof authApi.driverStanding>> {
    return { status: await this.readDriverStanding.execute(params.driver_id) };
  }

  @Handles(authApi.lookupAccounts)
  async cards(
    @Input() { body }: InputOf<typeof authApi.lookupAccounts>,
  ): Promise<ResponseOf<typeof authApi.lookupAccounts>> {
    return { accounts: await this.lookupAccounts.execute(body.account_ids) };
  }

  @Handles(authApi.lookupContacts)
  contacts(
    @Input() { body }: InputOf<typeof authApi.lookupContacts>,
  ): Promise<ResponseOf<typeof authApi.lookupContacts>> {
    return this.lookupContacts.execute(body.account_ids);
  }
}

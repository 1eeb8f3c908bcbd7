import { Injectable } from '@nestjs/common';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { authApi } from '@cursa/contracts/http/auth';
import { DataSource, In, IsNull } from 'typeorm';
import { Account, roleOf } from './account.entity.ts';

/** Where to write to people, asked at the moment of sending. */
@Injectable()
export class LookupContacts {
  constructor(private readonly dataSource: DataSource) {}

  async execute(ids: readonly string[]): Promise<ResponseOf<typeof authApi.lookupContacts>> {
    const accounts = await this.dataSource.manager.findBy(Account, { id: In([...ids]), erasedAt: IsNull() });
    return {
      contacts: accounts.map((account) => ({
        account_id: account.id,
        email: account.email,
        first_name: account.firstName,
        role: roleOf(account),
        locale: account.locale,
      })),
    };
  }
}

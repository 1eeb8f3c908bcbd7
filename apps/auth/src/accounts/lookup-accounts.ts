import { Injectable } from '@nestjs/common';
import type { AccountCard } from '@cursa/contracts/http/auth';
import { DataSource, In, IsNull } from 'typeorm';
import { Account } from './account.entity.ts';
import { accountCard } from './account-card.ts';
import { DriverApplication } from './driver-application.entity.ts';

/** Cards of accounts for other services; unknown and erased ones are left out. */
@Injectable()
export class LookupAccounts {
  constructor(private readonly dataSource: DataSource) {}

  async execute(ids: readonly string[]): Promise<AccountCard[]> {
    const { manager } = this.dataSource;
    const accounts = await manager.findBy(Account, { id: In([...ids]), erasedAt: IsNull() });
    const drivers = accounts.filter((account) => account.kind === 'driver').map((account) => account.id);
    const applications =
      drivers.length > 0 ? await manager.findBy(DriverApplication, { accountId: In(drivers) }) : [];
    const byId = new Map(applications.map((application) => [application.accountId, application]));
    return accounts.map((account) => accountCard({ account, application: byId.get(account.id) ?? null }));
  }
}

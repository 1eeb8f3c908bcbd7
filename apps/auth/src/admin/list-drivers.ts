import { Injectable } from '@nestjs/common';
import type { AccountStatus } from '@cursa/contracts/http/auth';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource, In, IsNull } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { DriverApplication } from '../accounts/driver-application.entity.ts';
import { audit } from './audit-log.ts';
import { DriverReviews, type DriverReview } from './driver-reviews.ts';

/** The longest waiting come first; nobody reviews more at a time. */
const atMost = 500;

/** Drivers of one status, with their documents. Seeing them is an act that is written down. */
@Injectable()
export class ListDrivers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: DriverReviews,
  ) {}

  async execute(adminId: string, status: AccountStatus): Promise<DriverReview[]> {
    return inTransaction(this.dataSource, async (manager) => {
      const accounts = await manager.find(Account, {
        where: { kind: 'driver', status, erasedAt: IsNull() },
        order: { createdAt: 'ASC' },
        take: atMost,
      });
      const accountIds = accounts.map((account) => account.id);
      await audit(manager, { adminId, act: 'drivers.viewed', detail: { status, drivers: accountIds } });
      const applications = await manager.findBy(DriverApplication, { accountId: In(accountIds) });
      const byId = new Map(applications.map((application) => [application.accountId, application]));
      return accounts.flatMap((account) => {
        const application = byId.get(account.id);
        return application ? [this.reviews.show(account, application)] : [];
      });
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { AccountStatus } from '@cursa/contracts/http/auth';
import { DataSource, IsNull } from 'typeorm';
import { Account } from './account.entity.ts';
import { NoSuchDriverError } from './account.errors.ts';

/** Whether a driver may act, as of now. */
@Injectable()
export class ReadDriverStanding {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws NoSuchDriverError */
  async execute(driverId: string): Promise<AccountStatus> {
    const account = await this.dataSource.manager.findOneBy(Account, {
      id: driverId,
      kind: 'driver',
      erasedAt: IsNull(),
    });
    if (!account) throw new NoSuchDriverError();
    return account.status;
  }
}

import { Injectable } from '@nestjs/common';
import type { InputOf } from '@cursa/contracts/endpoint';
import type { AccountStatus, authApi } from '@cursa/contracts/http/auth';
import { publish } from '@cursa/platform/events';
import { guardedUpdate, inTransaction } from '@cursa/platform/persistence';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { NoSuchDriverError } from '../accounts/account.errors.ts';
import { publishAccount } from '../accounts/account.events.ts';
import { DriverApplication } from '../accounts/driver-application.entity.ts';
import { EndSessions } from '../sessions/end-sessions.ts';
import { DecisionRefusedError } from './admin.errors.ts';
import { audit } from './audit-log.ts';
import { DriverReviews, type DriverReview } from './driver-reviews.ts';
import { decide } from './driver-transitions.ts';

type Body = InputOf<typeof authApi.decideDriver>['body'];

/** Activates, rejects or suspends a driver. */
@Injectable()
export class DecideDriver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ends: EndSessions,
    private readonly reviews: DriverReviews,
  ) {}

  /** @throws NoSuchDriverError DecisionRefusedError */
  async execute(adminId: string, driverId: string, body: Body): Promise<DriverReview> {
    const review = await inTransaction(this.dataSource, (manager) =>
      this.decide(manager, adminId, driverId, body),
    );
    if (review.status !== 'active') await this.ends.announce();
    return review;
  }

  private async decide(
    manager: EntityManager,
    adminId: string,
    driverId: string,
    body: Body,
  ): Promise<DriverReview> {
    const from = await statusOf(manager, driverId);
    const to = decide(from, body.decision);
    if (to === undefined) throw new DecisionRefusedError(from, body.decision);
    const change = { status: to, updatedAt: () => 'clock_timestamp()' };
    if (!(await guardedUpdate(manager, Account, { id: driverId, status: from }, change))) {
      throw new DecisionRefusedError(await statusOf(manager, driverId), body.decision);
    }
    await manager.update(
      DriverApplication,
      { accountId: driverId },
      {
        reason: body.reason,
        decidedBy: adminId,
        decidedAt: () => 'clock_timestamp()',
        ...(body.vat_registered === undefined ? {} : { vatRegistered: body.vat_registered }),
      },
    );
    // A driver who may not work any more may not look, either; a new sign-in is refused.
    if (to !== 'active') await this.ends.ofAccount(manager, driverId, 'driver-decision');
    await audit(manager, {
      adminId,
      act: `driver.${body.decision}`,
      subjectId: driverId,
      detail: { from, to, reason: body.reason, vat_registered: body.vat_registered ?? null },
    });
    return this.tell(manager, driverId, body);
  }

  private async tell(
    manager: EntityManager,
    driverId: string,
    { decision, reason }: Body,
  ): Promise<DriverReview> {
    const account = await manager.findOneByOrFail(Account, { id: driverId });
    const application = await manager.findOneByOrFail(DriverApplication, { accountId: driverId });
    const data = { driver_id: driverId, reason };
    if (decision === 'activate') {
      const vat_registered = application.vatRegistered;
      await publish(manager, 'driver.activated', { key: driverId, data: { ...data, vat_registered } });
    } else {
      await publish(manager, decision === 'reject' ? 'driver.rejected' : 'driver.suspended', {
        key: driverId,
        data,
      });
    }
    await publishAccount(manager, 'account.updated', { account, application });
    return this.reviews.show(account, application);
  }
}

async function statusOf(manager: EntityManager, driverId: string): Promise<AccountStatus> {
  const account = await manager.findOneBy(Account, { id: driverId, kind: 'driver', erasedAt: IsNull() });
  if (!account) throw new NoSuchDriverError();
  return account.status;
}

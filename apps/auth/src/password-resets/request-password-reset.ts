import { Inject, Injectable } from '@nestjs/common';
import type { InputOf } from '@cursa/contracts/endpoint';
import type { authApi } from '@cursa/contracts/http/auth';
import { newId } from '@cursa/kernel/ids';
import { CONFIG } from '@cursa/platform/config';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { kindOf } from '../accounts/account.entity.ts';
import type { AuthConfig } from '../config.ts';

/** A second request within a minute sends no second mail. */
const quietSeconds = 60;

/** Starts a password reset when the e-mail is known; nobody sees whether it is (decision 6). */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<AuthConfig, 'PASSWORD_RESET_ANSWER_MS'>,
  ) {}

  async execute({ email, role }: InputOf<typeof authApi.requestPasswordReset>['body']): Promise<void> {
    // The write that only a known e-mail causes disappears in the time that every answer takes.
    const answerTime = new Promise((resolve) => setTimeout(resolve, this.config.PASSWORD_RESET_ANSWER_MS));
    const work = inTransaction(this.dataSource, (manager) => start(manager, email, kindOf(role)));
    await Promise.all([work, answerTime]);
  }
}

async function start(manager: EntityManager, email: string, kind: string): Promise<void> {
  // Parallel requests for one account wait for each other here, so that one of them sends the mail.
  const [account] = (await manager.query(
    'select id from accounts where email = $1 and kind = $2 and erased_at is null for update',
    [email, kind],
  )) as { id: string }[];
  const recent = (await manager.query(
    `select 1 from password_resets
     where account_id = $1 and used_at is null and requested_at > clock_timestamp() - make_interval(secs => $2)`,
    [account?.id ?? '', quietSeconds],
  )) as unknown[];
  if (!account || recent.length > 0) return;
  const resetId = newId();
  await manager.query('insert into password_resets (id, account_id) values ($1, $2)', [resetId, account.id]);
  await publish(manager, 'password-reset.requested', {
    key: account.id,
    data: { account_id: account.id, reset_id: resetId },
  });
}

import { Injectable } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import type { authApi } from '@cursa/contracts/http/auth';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { Account, roleOf } from '../accounts/account.entity.ts';
import { AttemptLimiter } from '../sessions/attempt-limiter.ts';
import { EndSessions } from '../sessions/end-sessions.ts';
import { hashToken } from '../sessions/refresh-token.ts';
import { ResetLinkDeadError } from './password-reset.errors.ts';

/** Sets a new password by a link, once, and ends all sessions of the account. */
@Injectable()
export class CompletePasswordReset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly ends: EndSessions,
    private readonly limiter: AttemptLimiter,
  ) {}

  /** @throws ResetLinkDeadError */
  async execute({
    token,
    password,
  }: InputOf<typeof authApi.completePasswordReset>['body']): Promise<
    ResponseOf<typeof authApi.completePasswordReset>
  > {
    // Looked at first: nobody gets hashes computed for a token that was made up.
    if (!(await isAlive(this.dataSource.manager, token))) throw new ResetLinkDeadError();
    const passwordHash = await this.hasher.hash(password);
    const account = await inTransaction(this.dataSource, (manager) =>
      this.complete(manager, token, passwordHash),
    );
    await this.ends.announce();
    await this.limiter.succeeded(roleOf(account), account.email);
    return { done: true, password_is_common: isCommonPassword(password) };
  }

  private async complete(manager: EntityManager, token: string, passwordHash: string): Promise<Account> {
    const accountId = await use(manager, token);
    if (accountId === undefined) throw new ResetLinkDeadError();
    await manager.update(Account, { id: accountId }, { passwordHash });
    await manager.query(
      'update password_resets set used_at = clock_timestamp() where account_id = $1 and used_at is null',
      [accountId],
    );
    await this.ends.ofAccount(manager, accountId, 'password-reset');
    return manager.findOneByOrFail(Account, { id: accountId });
  }
}

const alive = 'token_hash = $1 and used_at is null and expires_at > clock_timestamp()';

async function isAlive(manager: EntityManager, token: string): Promise<boolean> {
  const rows = (await manager.query(`select 1 from password_resets where ${alive}`, [
    hashToken(token),
  ])) as unknown[];
  return rows.length > 0;
}

/** The guarded update lets one of several completions through. */
async function use(manager: EntityManager, token: string): Promise<string | undefined> {
  const [rows] = (await manager.query(
    `update password_resets set used_at = clock_timestamp() where ${alive} returning account_id`,
    [hashToken(token)],
  )) as [{ account_id: string }[], number];
  return rows[0]?.account_id;
}

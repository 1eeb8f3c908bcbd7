import { Injectable } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import type { authApi } from '@cursa/contracts/http/auth';
import { NoSessionError, type CallerIdentity } from '@cursa/platform/auth';
import { guardedUpdate, inTransaction } from '@cursa/platform/persistence';
import { DataSource } from 'typeorm';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { AttemptLimiter } from '../sessions/attempt-limiter.ts';
import { EndSessions } from '../sessions/end-sessions.ts';
import { Account } from './account.entity.ts';
import { WrongPasswordError } from './account.errors.ts';

type Body = InputOf<typeof authApi.changePassword>['body'];

/** Sets a new password and ends every other session of the account. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly limiter: AttemptLimiter,
    private readonly ends: EndSessions,
  ) {}

  /** @throws WrongPasswordError, TooManyAttemptsError after too many of them */
  async execute(caller: CallerIdentity, body: Body): Promise<ResponseOf<typeof authApi.changePassword>> {
    const account = await this.dataSource.manager.findOneBy(Account, { id: caller.accountId });
    if (!account) throw new NoSessionError();
    // A stolen session must not be a way to try passwords without the delay of signing in.
    await this.limiter.turn('change', account.id);
    if (!(await this.hasher.matches(body.current_password, account.passwordHash))) {
      await this.limiter.failed('change', account.id);
      throw new WrongPasswordError();
    }
    await this.limiter.succeeded('change', account.id);
    const passwordHash = await this.hasher.hash(body.new_password);
    await inTransaction(this.dataSource, async (manager) => {
      const guard = { id: account.id, passwordHash: account.passwordHash };
      if (!(await guardedUpdate(manager, Account, guard, { passwordHash }))) throw new WrongPasswordError();
      await manager.query(
        'update password_resets set used_at = clock_timestamp() where account_id = $1 and used_at is null',
        [account.id],
      );
      await this.ends.others(manager, account.id, caller.sessionId, 'password-changed');
    });
    await this.ends.announce();
    return { done: true, password_is_common: isCommonPassword(body.new_password) };
  }
}

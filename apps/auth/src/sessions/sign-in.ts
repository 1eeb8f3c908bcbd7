import { Injectable } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import type { authApi } from '@cursa/contracts/http/auth';
import { DriverNotActivatedError } from '@cursa/platform/auth';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource } from 'typeorm';
import { Account, kindOf } from '../accounts/account.entity.ts';
import { OwnAccounts } from '../accounts/own-account.ts';
import { applicationOf } from '../accounts/person.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { AttemptLimiter } from './attempt-limiter.ts';
import { holdAccount } from './hold-account.ts';
import { InvalidLoginError } from './session.errors.ts';
import { SessionIssuer } from './session-issuer.ts';

type SignInBody = InputOf<typeof authApi.signIn>['body'];

/** Signs a sender or a driver in. */
@Injectable()
export class SignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly limiter: AttemptLimiter,
    private readonly issuer: SessionIssuer,
    private readonly accounts: OwnAccounts,
  ) {}

  /**
   * @throws InvalidLoginError for an unknown e-mail and a wrong password, alike in text and time
   * @throws DriverNotActivatedError after the correct password only (decision 7)
   */
  async execute(body: SignInBody): Promise<ResponseOf<typeof authApi.signIn>> {
    const { email, password, role, lifetime } = body;
    await this.limiter.turn(role, email);
    const found = await this.dataSource.manager.findOneBy(Account, { email, kind: kindOf(role) });
    if (!(await this.hasher.matches(password, found?.passwordHash)) || !found) {
      await this.limiter.failed(role, email);
      throw new InvalidLoginError();
    }
    await this.limiter.succeeded(role, email);
    return inTransaction(this.dataSource, async (manager) => {
      const account = await holdAccount(manager, found.id);
      // The password was changed while it was being checked.
      if (!account || account.passwordHash !== found.passwordHash) throw new InvalidLoginError();
      if (account.status !== 'active') throw new DriverNotActivatedError();
      const session = await this.issuer.open(manager, account, lifetime);
      const application = await applicationOf(manager, account);
      return { account: this.accounts.show({ account, application }), session };
    });
  }
}

import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { authApi, type OwnAccount } from '@cursa/contracts/http/auth';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input } from '@cursa/platform/http';
import { ChangePassword } from './change-password.ts';
import { ReadOwnAccount } from './read-own-account.ts';
import { UpdateOwnAccount } from './update-own-account.ts';

@Controller()
export class AccountsController {
  constructor(
    private readonly readOwnAccount: ReadOwnAccount,
    private readonly updateOwnAccount: UpdateOwnAccount,
    private readonly changePassword: ChangePassword,
  ) {}

  @Handles(authApi.me)
  read(@Caller() caller: CallerIdentity): Promise<OwnAccount> {
    return this.readOwnAccount.execute(caller);
  }

  @Handles(authApi.updateMe)
  update(
    @Caller() caller: CallerIdentity,
    @Input() { body }: InputOf<typeof authApi.updateMe>,
  ): Promise<OwnAccount> {
    return this.updateOwnAccount.execute(caller, body);
  }

  @Handles(authApi.changePassword)
  password(
    @Caller() caller: CallerIdentity,
    @Input() { body }: InputOf<typeof authApi.changePassword>,
  ): Promise<ResponseOf<typeof authApi.changePassword>> {
    return this.changePassword.execute(caller, body);
  }
}

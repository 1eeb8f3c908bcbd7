import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { authApi } from '@cursa/contracts/http/auth';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input } from '@cursa/platform/http';
import { RefreshSession } from './refresh-session.ts';
import { SignIn } from './sign-in.ts';
import { SignOut } from './sign-out.ts';

@Controller()
export class SessionsController {
  constructor(
    private readonly signIn: SignIn,
    private readonly refreshSession: RefreshSession,
    private readonly signOut: SignOut,
  ) {}

  @Handles(authApi.signIn)
  create(@Input() { body }: InputOf<typeof authApi.signIn>): Promise<ResponseOf<typeof authApi.signIn>> {
    return this.signIn.execute(body);
  }

  @Handles(authApi.refresh)
  refresh(@Input() { body }: InputOf<typeof authApi.refresh>): Promise<ResponseOf<typeof authApi.refresh>> {
    return this.refreshSession.execute(body.refresh_token);
  }

  @Handles(authApi.signOut)
  async end(@Caller() caller: CallerIdentity): Promise<ResponseOf<typeof authApi.signOut>> {
    await this.signOut.execute(caller);
    return { done: true };
  }
}

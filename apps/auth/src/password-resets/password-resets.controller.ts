import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { authApi } from '@cursa/contracts/http/auth';
import { Handles, Input } from '@cursa/platform/http';
import { CompletePasswordReset } from './complete-password-reset.ts';
import { MintResetLink } from './mint-reset-link.ts';
import { RequestPasswordReset } from './request-password-reset.ts';

@Controller()
export class PasswordResetsController {
  constructor(
    private readonly requestPasswordReset: RequestPasswordReset,
    private readonly mintResetLink: MintResetLink,
    private readonly completePasswordReset: CompletePasswordReset,
  ) {}

  @Handles(authApi.requestPasswordReset)
  async request(
    @Input() { body }: InputOf<typeof authApi.requestPasswordReset>,
  ): Promise<ResponseOf<typeof authApi.requestPasswordReset>> {
    await this.requestPasswordReset.execute(body);
    return { done: true };
  }

  @Handles(authApi.mintPasswordResetLink)
  link(
    @Input() { params }: InputOf<typeof authApi.mintPasswordResetLink>,
  ): Promise<ResponseOf<typeof authApi.mintPasswordResetLink>> {
    return this.mintResetLink.execute(params.reset_id);
  }

  @Handles(authApi.completePasswordReset)
  complete(
    @Input() { body }: InputOf<typeof authApi.completePasswordReset>,
  ): Promise<ResponseOf<typeof authApi.completePasswordReset>> {
    return this.completePasswordReset.execute(body);
  }
}

import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { CompletePasswordReset } from './complete-password-reset.ts';
import { MintResetLink } from './mint-reset-link.ts';
import { PasswordResetsController } from './password-resets.controller.ts';
import { RequestPasswordReset } from './request-password-reset.ts';

@Module({
  imports: [PasswordsModule, SessionsModule],
  controllers: [PasswordResetsController],
  providers: [CompletePasswordReset, MintResetLink, RequestPasswordReset],
})
export class PasswordResetsModule {}

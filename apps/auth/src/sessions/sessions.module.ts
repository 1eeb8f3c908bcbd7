import { Module } from '@nestjs/common';
import { AccountViewsModule } from '../accounts/account-views.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { AttemptLimiter } from './attempt-limiter.ts';
import { EndSessions } from './end-sessions.ts';
import { RefreshSession } from './refresh-session.ts';
import { RevocationLog } from './revocation-log.ts';
import { RevocationsJob } from './revocations.job.ts';
import { SessionIssuer } from './session-issuer.ts';
import { SessionsController } from './sessions.controller.ts';
import { SignIn } from './sign-in.ts';
import { SignOut } from './sign-out.ts';

@Module({
  imports: [PasswordsModule, AccountViewsModule],
  controllers: [SessionsController],
  providers: [
    AttemptLimiter,
    EndSessions,
    RefreshSession,
    RevocationLog,
    RevocationsJob,
    SessionIssuer,
    SignIn,
    SignOut,
  ],
  exports: [AttemptLimiter, EndSessions, SessionIssuer],
})
export class SessionsModule {}

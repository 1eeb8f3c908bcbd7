import { Module } from '@nestjs/common';
import { AccountViewsModule } from '../accounts/account-views.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { HomePointClient } from './home-point.client.ts';
import { MediaClient } from './media.client.ts';
import { RegisterDriver } from './register-driver.ts';
import { RegisterSender } from './register-sender.ts';
import { RegistrationController } from './registration.controller.ts';

@Module({
  imports: [PasswordsModule, SessionsModule, AccountViewsModule],
  controllers: [RegistrationController],
  providers: [HomePointClient, MediaClient, RegisterDriver, RegisterSender],
  exports: [HomePointClient, MediaClient],
})
export class RegistrationModule {}

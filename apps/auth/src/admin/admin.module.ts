import { Module } from '@nestjs/common';
import { AccountViewsModule } from '../accounts/account-views.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AdminController } from './admin.controller.ts';
import { AdminSignIn } from './admin-sign-in.ts';
import { DecideDriver } from './decide-driver.ts';
import { DriverReviews } from './driver-reviews.ts';
import { EmbeddedAdminJob } from './embedded-admin.job.ts';
import { ListDrivers } from './list-drivers.ts';

@Module({
  imports: [PasswordsModule, SessionsModule, AccountViewsModule],
  controllers: [AdminController],
  providers: [AdminSignIn, DecideDriver, DriverReviews, EmbeddedAdminJob, ListDrivers],
})
export class AdminModule {}

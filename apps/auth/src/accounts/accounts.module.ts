import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { RegistrationModule } from '../registration/registration.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AccountViewsModule } from './account-views.module.ts';
import { AccountsController } from './accounts.controller.ts';
import { ChangePassword } from './change-password.ts';
import { driverStanding } from './driver-standing.provider.ts';
import { InternalAccountsController } from './internal-accounts.controller.ts';
import { LookupAccounts } from './lookup-accounts.ts';
import { LookupContacts } from './lookup-contacts.ts';
import { ReadDriverStanding } from './read-driver-standing.ts';
import { ReadOwnAccount } from './read-own-account.ts';
import { UpdateOwnAccount } from './update-own-account.ts';

@Module({
  imports: [PasswordsModule, SessionsModule, RegistrationModule, AccountViewsModule],
  controllers: [AccountsController, InternalAccountsController],
  providers: [
    ChangePassword,
    driverStanding,
    LookupAccounts,
    LookupContacts,
    ReadDriverStanding,
    ReadOwnAccount,
    UpdateOwnAccount,
  ],
})
export class AccountsModule {}

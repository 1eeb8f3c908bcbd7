import { Module } from '@nestjs/common';
import { MediaLinks } from './media-links.ts';
import { OwnAccounts } from './own-account.ts';

/** How accounts are shown; apart from the accounts' actions, because signing in shows one, too. */
@Module({ providers: [MediaLinks, OwnAccounts], exports: [MediaLinks, OwnAccounts] })
export class AccountViewsModule {}

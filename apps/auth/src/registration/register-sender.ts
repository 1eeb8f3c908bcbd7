import { Injectable } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import type { authApi } from '@cursa/contracts/http/auth';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource } from 'typeorm';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { createAccount } from './create-account.ts';
import { HomePointClient } from './home-point.client.ts';
import { MediaClient } from './media.client.ts';
import { personColumns } from './person-columns.ts';

/** Registers a person (1) or a business (3) who sends things. */
@Injectable()
export class RegisterSender {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly media: MediaClient,
    private readonly homes: HomePointClient,
  ) {}

  /** @throws RegistrationRefusedError FilesRefusedError PartUnavailable */
  async execute(
    body: InputOf<typeof authApi.registerSender>['body'],
    operationId: string,
  ): Promise<ResponseOf<typeof authApi.registerSender>> {
    await this.media.check('profile-image', { profile_image_id: body.profile_image_id }, null);
    const [passwordHash, home] = await Promise.all([
      this.hasher.hash(body.password),
      this.homes.find(body.address),
    ]);
    const account = await inTransaction(this.dataSource, (manager) =>
      createAccount(manager, {
        operationId,
        account: {
          ...personColumns(body, passwordHash, home),
          kind: 'sender',
          userType: body.user_type,
          status: 'active',
          businessName: body.business_name,
        },
        application: null,
        termsVersion: body.terms_version,
      }),
    );
    return { account_id: account.id, password_is_common: isCommonPassword(body.password) };
  }
}

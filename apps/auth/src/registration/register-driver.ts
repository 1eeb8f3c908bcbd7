import { Injectable } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import type { authApi } from '@cursa/contracts/http/auth';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource } from 'typeorm';
import { OwnAccounts } from '../accounts/own-account.ts';
import { applicationOf } from '../accounts/person.ts';
import { documentKinds, type Documents } from '../accounts/driver-application.entity.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SessionIssuer } from '../sessions/session-issuer.ts';
import { createAccount, type NewApplication } from './create-account.ts';
import { HomePointClient } from './home-point.client.ts';
import { MediaClient } from './media.client.ts';
import { personColumns } from './person-columns.ts';

type Body = InputOf<typeof authApi.registerDriver>['body'];

/** Registers a driver: pending, with a session that may look but not offer (decision 7). */
@Injectable()
export class RegisterDriver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly media: MediaClient,
    private readonly homes: HomePointClient,
    private readonly issuer: SessionIssuer,
    private readonly accounts: OwnAccounts,
  ) {}

  /** @throws RegistrationRefusedError FilesRefusedError PartUnavailable */
  async execute(body: Body, operationId: string): Promise<ResponseOf<typeof authApi.registerDriver>> {
    await this.checkFiles(body);
    const [passwordHash, home] = await Promise.all([
      this.hasher.hash(body.password),
      this.homes.find(body.address),
    ]);
    return inTransaction(this.dataSource, async (manager) => {
      const account = await createAccount(manager, {
        operationId,
        account: {
          ...personColumns(body, passwordHash, home),
          kind: 'driver',
          userType: 2,
          status: 'pending',
          businessName: '',
        },
        application: applicationColumns(body),
        termsVersion: body.terms_version,
      });
      const session = await this.issuer.open(manager, account, body.lifetime);
      const application = await applicationOf(manager, account);
      const isCommon = isCommonPassword(body.password);
      return { account: this.accounts.show({ account, application }), session, password_is_common: isCommon };
    });
  }

  private async checkFiles(body: Body): Promise<void> {
    const documents = Object.fromEntries(
      documentKinds.map((kind) => [`documents.${kind}`, body.documents[kind]]),
    );
    await Promise.all([
      this.media.check('profile-image', { profile_image_id: body.profile_image_id }, null),
      this.media.check('driver-document', documents, null),
    ]);
  }
}

function applicationColumns(body: Body): NewApplication {
  const given = Object.entries(body.documents).filter(([, mediaId]) => mediaId !== undefined);
  return {
    vehicleType: body.vehicle_type,
    vehicleRegNo: body.vehicle_reg_no,
    licenceNumber: body.licence_number,
    transportLicenceNumber: body.transport_licence_number,
    companyName: body.company_name,
    bankAccount: body.bank_account,
    vatRegistered: body.vat_registered,
    documents: Object.fromEntries(given) as Documents,
  };
}

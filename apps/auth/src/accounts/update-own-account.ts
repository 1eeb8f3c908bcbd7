import { Injectable } from '@nestjs/common';
import type { InputOf } from '@cursa/contracts/endpoint';
import type { authApi, OwnAccount } from '@cursa/contracts/http/auth';
import type { Point } from '@cursa/contracts/http/common';
import { NoSessionError, type CallerIdentity } from '@cursa/platform/auth';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { HomePointClient } from '../registration/home-point.client.ts';
import { MediaClient } from '../registration/media.client.ts';
import { Account } from './account.entity.ts';
import { EmailRefusedError } from './account.errors.ts';
import { publishAccount } from './account.events.ts';
import { OwnAccounts } from './own-account.ts';
import { findPerson } from './person.ts';
import { isUniqueViolation } from './unique-violation.ts';

type Body = InputOf<typeof authApi.updateMe>['body'];

/** Changes the fields of the profile that were given. */
@Injectable()
export class UpdateOwnAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaClient,
    private readonly homes: HomePointClient,
    private readonly accounts: OwnAccounts,
  ) {}

  /** @throws EmailRefusedError FilesRefusedError PartUnavailable */
  async execute(caller: CallerIdentity, body: Body): Promise<OwnAccount> {
    await this.media.check('profile-image', { profile_image_id: body.profile_image_id }, caller.accountId);
    const home = body.address === undefined ? undefined : await this.homes.find(body.address);
    return inTransaction(this.dataSource, async (manager) => {
      await change(manager, caller.accountId, body, home);
      const person = await findPerson(manager, caller.accountId);
      if (!person) throw new NoSessionError();
      await publishAccount(manager, 'account.updated', person);
      return this.accounts.show(person);
    });
  }
}

/** @param home undefined: the address stays as it is */
async function change(
  manager: EntityManager,
  id: string,
  body: Body,
  home: Point | null | undefined,
): Promise<void> {
  const columns = {
    firstName: body.first_name,
    lastName: body.last_name,
    phone: body.phone,
    email: body.email,
    address: body.address,
    stateName: body.state_name,
    countryName: body.country_name,
    profileImageId: body.profile_image_id,
    ...(home === undefined
      ? {}
      : { homeLatitude: home?.latitude ?? null, homeLongitude: home?.longitude ?? null }),
  };
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  try {
    await manager.update(Account, { id }, { ...given, updatedAt: () => 'clock_timestamp()' });
  } catch (error) {
    if (isUniqueViolation(error)) throw new EmailRefusedError();
    throw error;
  }
  // A link on its way to the old address must not open the account any more.
  if (body.email !== undefined) {
    await manager.query(
      `update password_resets r set used_at = clock_timestamp()
       where r.account_id = $1 and r.used_at is null`,
      [id],
    );
  }
}

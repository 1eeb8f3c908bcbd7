import type { Point } from '@cursa/contracts/http/common';
import type { InputOf } from '@cursa/contracts/endpoint';
import type { authApi } from '@cursa/contracts/http/auth';
import type { NewAccount } from './create-account.ts';

type Registration =
  InputOf<typeof authApi.registerSender>['body'] | InputOf<typeof authApi.registerDriver>['body'];
type PersonColumns = Omit<NewAccount, 'kind' | 'userType' | 'status' | 'businessName'>;

/** The columns that both kinds of registration fill alike. */
export function personColumns(body: Registration, passwordHash: string, home: Point | null): PersonColumns {
  return {
    email: body.email,
    passwordHash,
    firstName: body.first_name,
    lastName: body.last_name,
    phone: body.phone,
    address: body.address,
    countryName: body.country_name,
    countryCode: body.country_code,
    phoneCode: body.phone_code,
    profileImageId: body.profile_image_id ?? null,
    homeLatitude: home?.latitude ?? null,
    homeLongitude: home?.longitude ?? null,
  };
}

import type { AccountCard } from '@cursa/contracts/http/auth';
import { roleOf } from './account.entity.ts';
import type { Person } from './person.ts';

/** What other parts may know of a person: no e-mail, no phone. */
export function accountCard({ account, application }: Person): AccountCard {
  const { homeLatitude, homeLongitude } = account;
  return {
    account_id: account.id,
    role: roleOf(account),
    status: account.status,
    first_name: account.firstName,
    last_name: account.lastName,
    profile_image_id: account.profileImageId,
    vehicle_type: application?.vehicleType ?? '',
    vat_registered: application?.vatRegistered ?? false,
    home:
      homeLatitude === null || homeLongitude === null
        ? null
        : { latitude: homeLatitude, longitude: homeLongitude },
  };
}

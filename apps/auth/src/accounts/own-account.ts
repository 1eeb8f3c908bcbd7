import { Injectable } from '@nestjs/common';
import type { OwnAccount } from '@cursa/contracts/http/auth';
import { roleOf } from './account.entity.ts';
import { MediaLinks } from './media-links.ts';
import type { Person } from './person.ts';

/** Shows people their own account. */
@Injectable()
export class OwnAccounts {
  constructor(private readonly links: MediaLinks) {}

  show({ account, application }: Person): OwnAccount {
    return {
      account_id: account.id,
      role: roleOf(account),
      user_type: account.userType,
      status: account.status,
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone,
      business_name: account.businessName,
      address: account.address,
      state_name: account.stateName,
      country_name: account.countryName,
      profile_image_url: this.links.linkTo(account.profileImageId),
      vehicle_type: application?.vehicleType ?? '',
      vehicle_reg_no: application?.vehicleRegNo ?? '',
      company_name: application?.companyName ?? '',
      vat_registered: application?.vatRegistered ?? false,
    };
  }
}

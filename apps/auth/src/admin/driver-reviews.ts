import { Injectable } from '@nestjs/common';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { authApi } from '@cursa/contracts/http/auth';
import type { Account } from '../accounts/account.entity.ts';
import { documentKinds, type DriverApplication } from '../accounts/driver-application.entity.ts';
import { MediaLinks } from '../accounts/media-links.ts';

export type DriverReview = ResponseOf<typeof authApi.decideDriver>;

/** Shows administrators a driver's application, with links to the documents that work for minutes. */
@Injectable()
export class DriverReviews {
  constructor(private readonly links: MediaLinks) {}

  show(account: Account, application: DriverApplication): DriverReview {
    return {
      driver_id: account.id,
      status: account.status,
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      phone: account.phone,
      address: account.address,
      company_name: application.companyName,
      transport_licence_number: application.transportLicenceNumber,
      licence_number: application.licenceNumber,
      vehicle_type: application.vehicleType,
      vehicle_reg_no: application.vehicleRegNo,
      bank_account: application.bankAccount,
      vat_registered: application.vatRegistered,
      registered_at: account.createdAt.toISOString(),
      reason: application.reason,
      documents: documentKinds.flatMap((kind) => {
        const mediaId = application.documents[kind];
        return mediaId === undefined ? [] : [{ kind, url: this.links.linkTo(mediaId) }];
      }),
    };
  }
}

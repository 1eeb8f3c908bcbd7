import type { RequestOf } from '@cursa/contracts/endpoint';
import type { authApi } from '@cursa/contracts/http/auth';
import type { DriverDraft } from './driver-draft.ts';

type Body = RequestOf<typeof authApi.registerDriver>['body'];

/** What was filled in over the steps, as the call wants it. */
export function driverBody(draft: DriverDraft, password: string, termsVersion: string): Body {
  const given = Object.entries(draft.files).filter(([, file]) => file !== undefined);
  return {
    first_name: draft.firstname,
    last_name: draft.lastname,
    email: draft.email,
    phone: draft.phone,
    password,
    address: draft.address,
    country_name: 'România',
    country_code: 'RO',
    phone_code: '+40',
    vehicle_type: draft.vehicleType,
    vehicle_reg_no: draft.vehicleNumber,
    licence_number: draft.driverLicense,
    bank_account: draft.bankAccount,
    company_name: draft.companyName,
    transport_licence_number: draft.transportLicence,
    vat_registered: draft.vatRegistered,
    documents: Object.fromEntries(given.map(([kind, file]) => [kind, file?.media_id])),
    terms_version: termsVersion,
  };
}

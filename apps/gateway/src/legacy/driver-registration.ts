import { authApi } from '@cursa/contracts/http/auth';
import { driverRegistration } from '@cursa/contracts/legacy/account-calls';
import { setSessionCookies } from '../edge/session-cookies.ts';
import { translation, type LegacyFiles } from './engine/translation.ts';
import { personFieldNames, personOf } from './person-of.ts';

/** Documents of the account by the file fields of the form. */
const documentFields = {
  licence_front_image: 'licence_front_image',
  licence_back_image: 'licence_back_image',
  transport_licence: 'Licenta_de_transport',
  cmr_insurance: 'Certificat_asigurare_CMR',
  registration_certificate: 'Certificat_de_inregistrare',
} as const;

export const driverRegistrationTranslation = translation(
  driverRegistration,
  async ({ fields, parts, files, config, reply }) => {
    const [profileImageId, documents] = await Promise.all([
      files.store('profile_image'),
      storeDocuments(files),
    ]);
    const { account, session } = await parts.call(authApi.registerDriver, {
      body: {
        ...personOf(fields, profileImageId),
        vehicle_type: fields.vehicle_type,
        vehicle_reg_no: fields.vehicle_reg_no,
        licence_number: fields.licence_number,
        transport_licence_number: fields.Numarul_licentei_de_transport,
        company_name: fields.Numele_firmei,
        bank_account: fields.bank_account,
        vat_registered: fields.vat_registered,
        documents,
        lifetime: 'long',
      },
    });
    setSessionCookies(reply, config, session);
    return {
      data: {
        user_id: account.account_id,
        driver_id: account.account_id,
        status: account.status,
        access_token: session.access_token,
      },
    };
  },
  {
    fieldNames: {
      ...personFieldNames,
      transport_licence_number: 'Numarul_licentei_de_transport',
      company_name: 'Numele_firmei',
      ...Object.fromEntries(
        Object.entries(documentFields).map(([kind, field]) => [`documents.${kind}`, field]),
      ),
    },
  },
);

async function storeDocuments(files: LegacyFiles): Promise<Record<string, string>> {
  const stored = await Promise.all(
    Object.entries(documentFields).map(async ([kind, field]) => [kind, await files.store(field)] as const),
  );
  return Object.fromEntries(
    stored.filter((entry): entry is [keyof typeof documentFields, string] => entry[1] !== undefined),
  );
}

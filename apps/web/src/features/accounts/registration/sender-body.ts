import type { RequestOf } from '@cursa/contracts/endpoint';
import type { authApi } from '@cursa/contracts/http/auth';
import { countries, countryName } from './countries.ts';
import type { SenderDraft } from './sender-draft.ts';

type Body = RequestOf<typeof authApi.registerSender>['body'];

/** What was filled in over the steps, as the call wants it. */
export function senderBody(draft: SenderDraft, password: string, termsVersion: string): Body {
  const isBusiness = draft.user_type === '3';
  return {
    user_type: isBusiness ? 3 : 1,
    business_name: isBusiness ? draft.business_name : '',
    first_name: draft.firstname,
    last_name: draft.lastname,
    email: draft.email,
    phone: draft.phone,
    password,
    address: [draft.street, draft.city, draft.state]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', '),
    // Stored in one language, whatever the screen shows.
    country_name: countryName(draft.country_code, 'ro'),
    country_code: draft.country_code,
    phone_code: countries.find(({ code }) => code === draft.country_code)?.phone ?? '',
    terms_version: termsVersion,
  };
}

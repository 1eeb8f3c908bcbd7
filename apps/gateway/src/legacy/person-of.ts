interface SentPerson {
  readonly email: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly address: string;
  readonly country_name: string;
  readonly country_code: string;
  readonly phone_code: string;
  readonly terms_version: string;
}

/** What both registrations say about the person. */
export function personOf(sent: SentPerson, profileImageId: string | undefined) {
  const { email, password, firstname, lastname, phone, address, country_name, country_code, phone_code } =
    sent;
  return {
    email,
    password,
    first_name: firstname,
    last_name: lastname,
    phone,
    address,
    country_name,
    country_code,
    phone_code,
    ...(profileImageId === undefined ? {} : { profile_image_id: profileImageId }),
    ...(sent.terms_version === '' ? {} : { terms_version: sent.terms_version }),
  };
}

/** Fields of the account under the names of the forms. */
export const personFieldNames: Readonly<Record<string, string>> = {
  first_name: 'firstname',
  last_name: 'lastname',
  state_name: 'stateName',
  profile_image_id: 'profile_image',
};

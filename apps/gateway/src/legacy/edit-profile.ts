import { authApi } from '@cursa/contracts/http/auth';
import { editProfile } from '@cursa/contracts/legacy/account-calls';
import { translation } from './engine/translation.ts';
import { personFieldNames } from './person-of.ts';

export const editProfileTranslation = translation(
  editProfile,
  async ({ fields, parts, files }) => {
    const profileImageId = await files.store('profile_image');
    const account = await parts.call(authApi.updateMe, {
      body: {
        first_name: fields.firstname,
        last_name: fields.lastname,
        phone: fields.phone,
        email: fields.email,
        // A form that leaves these out does not mean to erase them.
        ...(fields.stateName === '' ? {} : { state_name: fields.stateName }),
        ...(fields.countryName === '' ? {} : { country_name: fields.countryName }),
        ...(profileImageId === undefined ? {} : { profile_image_id: profileImageId }),
      },
    });
    return { newProfileImageURL: account.profile_image_url };
  },
  { fieldNames: { ...personFieldNames, country_name: 'countryName' } },
);

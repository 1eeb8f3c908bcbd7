import { authApi } from '@cursa/contracts/http/auth';
import { userRegistration } from '@cursa/contracts/legacy/account-calls';
import { translation } from './engine/translation.ts';
import { personFieldNames, personOf } from './person-of.ts';

export const userRegistrationTranslation = translation(
  userRegistration,
  async ({ fields, parts, files }) => {
    const profileImageId = await files.store('profile_image');
    const { account_id } = await parts.call(authApi.registerSender, {
      body: {
        ...personOf(fields, profileImageId),
        user_type: fields.user_type === '3' ? 3 : 1,
        business_name: fields.business_name,
      },
    });
    return { data: { user_id: account_id } };
  },
  { fieldNames: personFieldNames },
);

import { authApi } from '@cursa/contracts/http/auth';
import { forgetPassword } from '@cursa/contracts/legacy/account-calls';
import { translation } from './engine/translation.ts';

export const forgetPasswordTranslation = translation(forgetPassword, async ({ fields, parts }) => {
  const role = fields.user_type === '2' ? 'driver' : 'user';
  await parts.call(authApi.requestPasswordReset, { body: { email: fields.email, role } });
  return { data: { email: fields.email } };
});

import { authApi } from '@cursa/contracts/http/auth';
import { login } from '@cursa/contracts/legacy/account-calls';
import { setSessionCookies } from '../edge/session-cookies.ts';
import { translation } from './engine/translation.ts';

/** The token in this answer lives 12 h, for clients without cookies (decision 2). */
export const loginTranslation = translation(login, async ({ fields, parts, config, reply }) => {
  const role = fields.user_type === '2' ? 'driver' : 'user';
  const { account, session } = await parts.call(authApi.signIn, {
    body: { email: fields.email, password: fields.password, role, lifetime: 'long' },
  });
  setSessionCookies(reply, config, session);
  return {
    data: {
      user_id: account.account_id,
      firstname: account.first_name,
      lastname: account.last_name,
      phone: account.phone,
      email: account.email,
      user_type: String(account.user_type),
      role: account.role,
      access_token: session.access_token,
      ...(account.role === 'driver' ? { driver_id: account.account_id, status: account.status } : {}),
    },
  };
});

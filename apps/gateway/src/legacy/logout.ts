import { authApi } from '@cursa/contracts/http/auth';
import { logout } from '@cursa/contracts/legacy/account-calls';
import { clearSessionCookies } from '../edge/session-cookies.ts';
import { translation } from './engine/translation.ts';

export const logoutTranslation = translation(logout, async ({ parts, config, reply }) => {
  await parts.call(authApi.signOut, {});
  clearSessionCookies(reply, config);
  return {};
});

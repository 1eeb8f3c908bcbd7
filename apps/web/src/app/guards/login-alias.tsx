import { Navigate, useSearchParams } from 'react-router-dom';
import { paths, safeReturnUrl, signInPath } from '../../lib/paths/paths.ts';

/** /login leads to the sign-in of the page to come back to (decision 11). */
export function LoginAlias() {
  const returnUrl = safeReturnUrl(useSearchParams()[0].get('returnUrl'));
  return <Navigate replace to={returnUrl ? signInPath(returnUrl) : paths.asUser} />;
}

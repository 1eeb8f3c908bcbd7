import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { signInPath } from '../../lib/paths/paths.ts';
import { useSession } from '../../lib/session/session-record.ts';

/** For screens that both roles have. */
export function RequireSession() {
  const { pathname, search } = useLocation();
  return useSession() ? <Outlet /> : <Navigate replace to={signInPath(pathname + search)} />;
}

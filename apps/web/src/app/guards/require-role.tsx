import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths, signInPath } from '../../lib/paths/paths.ts';
import { useSession } from '../../lib/session/session-record.ts';

/** Route access of specification §2 and §6: without a session to sign in and back, with another role to not-authorized. */
export function RequireRole({ role }: { readonly role: 'user' | 'driver' }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (!session) return <Navigate replace to={signInPath(pathname + search + hash)} />;
  if (session.role !== role) return <Navigate replace to={paths.notAuthorized} />;
  return <Outlet />;
}

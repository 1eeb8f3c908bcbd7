import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { authApi } from '@cursa/contracts/http/auth';
import { literals } from '@cursa/contracts/legacy-literals';
import { useCall } from '../../lib/api/use-call.ts';
import { isProblem } from '../../lib/errors/is-problem.ts';
import { tellError, tellSuccess } from '../../lib/notices/notices.ts';
import { paths, type Path } from '../../lib/paths/paths.ts';
import { forgetSession, useSession } from '../../lib/session/session-record.ts';
import { useSignInAgain } from '../../lib/session/sign-in-again.ts';

/**
 * Ends the session at the server and in the browser; senders come to /welcome, drivers to /as-driver (decision 12). For
 * the header's button: `const { signOut, isPending } = useSignOut()`. A failure leaves everything as it was.
 */
export function useSignOut() {
  const session = useSession();
  const question = useSignInAgain();
  const [leaving, setLeaving] = useState(false);
  const leaveFor = useLeaveFor(useCallback(() => setLeaving(false), []));
  const done = () => {
    tellSuccess(literals.logoutSuccess);
    leaveFor(session?.role === 'driver' ? paths.asDriver : paths.welcome);
  };
  const call = useCall(authApi.signOut, {
    onSuccess: done,
    onError: (error) => {
      // A session that is already over needs no ending.
      if (isProblem(error) && error.status === 401) return done();
      setLeaving(false);
      tellError(literals.logoutFailed);
    },
  });
  useEffect(() => {
    // Nobody signs in again in order to sign out.
    if (leaving) question?.answer(false);
  }, [leaving, question]);
  const signOut = () => {
    if (call.isPending) return;
    setLeaving(true);
    call.mutate({});
  };
  return { signOut, isPending: call.isPending };
}

/**
 * Goes to an open screen first and forgets the session once it is there: the other way round the guard of the screen
 * that is left would send to the sign-in.
 */
function useLeaveFor(onLeft: () => void): (path: Path) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const target = useRef<Path | undefined>(undefined);
  const forget = useCallback(() => {
    target.current = undefined;
    forgetSession();
    queries.clear();
    onLeft();
  }, [queries, onLeft]);
  useEffect(() => {
    if (target.current === pathname) forget();
  }, [pathname, forget]);
  // The button may go away together with the screen.
  useEffect(
    () => () => {
      if (target.current) forget();
    },
    [forget],
  );
  return (path) => {
    target.current = path;
    if (path === pathname) return forget();
    void navigate(path);
  };
}

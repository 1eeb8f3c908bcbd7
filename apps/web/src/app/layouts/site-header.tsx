import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Logo } from '../../components/art/logo.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { useIdle } from '../../lib/browser/use-idle.ts';
import { useIsLive } from '../../lib/browser/use-is-live.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSession } from '../../lib/session/session-record.ts';
import { AppearanceButtons } from './appearance-buttons.tsx';
import classes from './site-header.module.css';

const MemberBar = lazy(() => import('./member-bar.tsx').then(({ MemberBar }) => ({ default: MemberBar })));

/** On top of every screen: the way home, and for whoever is signed in what their role has (specification §2). */
export function SiteHeader() {
  const session = useSession();
  const { pathname } = useLocation();
  const isIdle = useIdle();
  const isLive = useIsLive();
  const home = session ? (session.role === 'driver' ? paths.driverOffers : paths.home) : paths.welcome;
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to={home} className={classes.brand}>
          <span className={session ? classes.wordmark : undefined}>
            <Logo variant="full" height={34} title="Cursa" />
          </span>
          {session ? (
            <span className={classes.mark}>
              <Logo variant="mark" height={34} title="Cursa" />
            </span>
          ) : null}
        </Link>
        {session && isIdle ? (
          <ErrorBoundary fallback={<AppearanceButtons />} resetKey={pathname}>
            <Suspense>
              <MemberBar />
            </Suspense>
          </ErrorBoundary>
        ) : session || !isLive ? null : (
          <AppearanceButtons />
        )}
      </div>
    </header>
  );
}

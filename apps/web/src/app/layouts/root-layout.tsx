import { Box } from '@mantine/core';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { ArriveAtTop } from './arrive-at-top.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { RouteFailure } from './route-failure.tsx';
import { RouteSkeleton } from './route-skeleton.tsx';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const messages = defineMessages({ ro: { skip: 'Sari la conținut' }, en: { skip: 'Skip to content' } });

/** Around every screen: a way past the header, the header of the role, the line's state, the screen, the footer. */
export function RootLayout() {
  const t = useMessages(messages);
  const { pathname } = useLocation();
  return (
    <Box mih="100dvh" style={{ display: 'flex', flexDirection: 'column' }}>
      <a className="cursa-skip" href="#main">
        {t.skip}
      </a>
      <SiteHeader />
      <OfflineBar />
      {/* As tall as the window, so that the footer is never pushed down in sight while a screen fills. */}
      <Box component="main" id="main" tabIndex={-1} flex={1} mih="calc(100dvh - 4rem)">
        <ErrorBoundary fallback={<RouteFailure />} resetKey={pathname}>
          <Suspense fallback={<RouteSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Box>
      <SiteFooter />
      <ArriveAtTop />
      <SignInAgainDialog />
    </Box>
  );
}

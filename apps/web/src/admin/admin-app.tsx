import { Box } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AdminHeader } from './admin-header.tsx';
import { useAdmin } from './admin-session.ts';
import { RowsSkeleton } from '../components/query-view.tsx';
import { AdminSignIn } from './admin-sign-in.tsx';

const DriversScreen = lazy(() =>
  import('./routes/drivers.tsx').then(({ Component }) => ({ default: Component })),
);

/** The administrators' pages: the sign-in, then the drivers. The address stays, so that signing in goes on where one was. */
export function AdminApp() {
  const admin = useAdmin();
  return (
    <Box mih="100dvh">
      <AdminHeader admin={admin} />
      <main>
        {admin ? (
          <Suspense fallback={<RowsSkeleton />}>
            <Routes>
              <Route path="/drivers" element={<DriversScreen />} />
              <Route path="*" element={<Navigate replace to="/drivers" />} />
            </Routes>
          </Suspense>
        ) : (
          <AdminSignIn />
        )}
      </main>
    </Box>
  );
}

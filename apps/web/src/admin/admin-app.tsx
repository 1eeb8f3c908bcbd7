import { Box } from '@mantine/core';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AdminHeader } from './admin-header.tsx';
import { useAdmin } from './admin-session.ts';
import { AdminSignIn } from './admin-sign-in.tsx';
import { DriversScreen } from './drivers/drivers-screen.tsx';

/** The administrators' pages: the sign-in, then the drivers. The address stays, so that signing in goes on where one was. */
export function AdminApp() {
  const admin = useAdmin();
  return (
    <Box mih="100dvh">
      <AdminHeader admin={admin} />
      <main>
        {admin ? (
          <Routes>
            <Route path="/drivers" element={<DriversScreen />} />
            <Route path="*" element={<Navigate replace to="/drivers" />} />
          </Routes>
        ) : (
          <AdminSignIn />
        )}
      </main>
    </Box>
  );
}

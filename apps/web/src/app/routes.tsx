import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths/paths.ts';
import { LoginAlias } from './guards/login-alias.tsx';
import { RequireRole } from './guards/require-role.tsx';
import { RequireSession } from './guards/require-session.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { lazyRoute } from './lazy-route.tsx';
import { driverRoutes, memberRoutes, openRoutes, userRoutes } from './route-table.ts';

/** Aliases of decision 11. */
const aliases: RouteObject[] = [
  { index: true, element: <Navigate replace to={paths.welcome} /> },
  { path: 'login', element: <LoginAlias /> },
  { path: 'driverHome', element: <Navigate replace to={paths.driverOffers} /> },
  { path: 'pagefrist', element: <Navigate replace to={paths.pagefirst} /> },
];

/** Every address and who may open it. */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <RootLayout />,
    children: [
      ...aliases,
      ...openRoutes,
      { element: <RequireRole role="user" />, children: userRoutes },
      { element: <RequireRole role="driver" />, children: driverRoutes },
      { element: <RequireSession />, children: memberRoutes },
      lazyRoute('*', () => import('./routes/not-found.tsx')),
    ],
  },
];

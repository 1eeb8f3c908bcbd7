import type { RenderResult } from '@testing-library/react';
import { useLocation, useRoutes } from 'react-router-dom';
import { routes } from '../app/routes.tsx';
import type { FakeServer } from './fake-client.ts';
import { renderWithin } from './render-within.tsx';

let address = '';

/** Where the application that `showApp` has drawn stands now. */
export const currentAddress = (): string => address;

/** The whole application at an address: its route table with guards, layout and screens, over a fake server. */
export function showApp(at: string, server: FakeServer): RenderResult {
  return renderWithin(at, server, <App />);
}

function App() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return useRoutes(routes);
}

/** What the header of a signed-in person reads, wherever they are. */
export const headerReads = {
  'GET /api/v1/conversations': { conversations: [] },
  'GET /api/v1/notifications': { unread: 0, notifications: [] },
};

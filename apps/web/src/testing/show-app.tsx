import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { routes } from '../app/routes.tsx';
import { ApiProvider } from '../lib/api/api-context.tsx';
import { settingsQuery } from '../lib/settings/settings.ts';
import { theme } from '../lib/theme/theme.ts';
import type { FakeServer } from './fake-client.ts';
import { settings } from './samples.ts';

let address = '';

/** Where the application that `showApp` has drawn stands now. */
export const currentAddress = (): string => address;

/** The whole application at an address: its route table with guards, layout and screens, over a fake server. */
export function showApp(at: string, server: FakeServer): RenderResult {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  // The one read that does not go through the client.
  queries.setQueryData(settingsQuery.queryKey, settings);
  return render(
    <MantineProvider theme={theme} env="test">
      <ApiProvider client={server.client}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={[at]}>
            <App />
          </MemoryRouter>
        </QueryClientProvider>
      </ApiProvider>
    </MantineProvider>,
  );
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

import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ApiProvider } from '../lib/api/api-context.tsx';
import { settingsQuery } from '../lib/settings/settings.ts';
import { theme } from '../lib/theme/theme.ts';
import { fakeServer, type FakeServer } from './fake-client.ts';
import { settings } from './samples.ts';

interface ShowOptions {
  readonly server?: FakeServer;
  /** Address the screen is opened at. */
  readonly at?: string;
}

/** Draws a screen as the application would, over a fake server; leaving it shows the new address as text. */
export function show(
  screen: ReactNode,
  { server = fakeServer({}), at = '/screen' }: ShowOptions = {},
): RenderResult {
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
            <Routes>
              <Route path={`${at.split('?', 1)[0] ?? at}/*`} element={screen} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </ApiProvider>
    </MantineProvider>,
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <div>went to {pathname + search}</div>;
}

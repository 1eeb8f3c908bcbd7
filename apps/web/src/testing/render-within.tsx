import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ApiProvider } from '../lib/api/api-context.tsx';
import { settingsQuery } from '../lib/settings/settings.ts';
import { theme } from '../lib/theme/theme.ts';
import type { FakeServer } from './fake-client.ts';
import { settings } from './samples.ts';

/** Draws what stands at an address within the application's providers, over a fake server. */
export function renderWithin(at: string, server: FakeServer, content: ReactNode): RenderResult {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  // The one read that does not go through the client.
  queries.setQueryData(settingsQuery.queryKey, settings);
  return render(
    <MantineProvider theme={theme} env="test">
      <ApiProvider client={server.client}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={[at]}>{content}</MemoryRouter>
        </QueryClientProvider>
      </ApiProvider>
    </MantineProvider>,
  );
}

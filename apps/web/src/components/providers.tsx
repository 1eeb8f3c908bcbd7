import '../lib/theme/typeface/typeface.css';
import '../lib/theme/mantine.css';
import '../lib/theme/theme.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Client } from '@cursa/api-client/client';
import { ApiProvider } from '../lib/api/api-context.tsx';
import { theme } from '../lib/theme/theme.ts';

interface ProvidersProps {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly children: ReactNode;
}

/** What every screen stands on: look, calls, cached reads, messages. */
export function Providers({ client, queries, children }: ProvidersProps) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <ApiProvider client={client}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </ApiProvider>
    </MantineProvider>
  );
}

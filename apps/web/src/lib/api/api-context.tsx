import { createContext, useContext, type ReactNode } from 'react';
import type { Client } from '@cursa/api-client/client';

const ApiContext = createContext<Client | undefined>(undefined);

/** Hands the client down; tests hand down one of their own. */
export function ApiProvider({ client, children }: { readonly client: Client; readonly children: ReactNode }) {
  return <ApiContext value={client}>{children}</ApiContext>;
}

/** @throws when no provider is above */
export function useApi(): Client {
  const client = useContext(ApiContext);
  if (!client) throw new Error('useApi needs an ApiProvider above it');
  return client;
}

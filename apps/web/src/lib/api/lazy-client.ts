import type { Client } from '@cursa/api-client/client';

/** The client, fetched with the first call: the first screen makes none and need not wait for its code. */
export function lazyClient(): Client {
  let loaded: Promise<Client> | undefined;
  const load = (): Promise<Client> =>
    (loaded ??= import('./client.ts')
      .then(({ browserClient }) => browserClient())
      .catch((error: unknown) => {
        // Without a line the code does not come either; the next call asks for it again.
        loaded = undefined;
        throw error;
      }));
  return {
    call: async (endpoint, request, options) => (await load()).call(endpoint, request, options),
  };
}

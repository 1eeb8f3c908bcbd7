import { queryOptions, useQuery } from '@tanstack/react-query';
import type { WebSettings } from '@cursa/contracts/http/web-settings';

/** Currency, card provider, map tiles; read once. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  staleTime: Infinity,
  queryFn: async (): Promise<WebSettings> => (await import('../api/read-settings.ts')).readSettings(),
});

/** The settings once they are read. */
export function useSettings(): WebSettings | undefined {
  return useQuery(settingsQuery).data;
}

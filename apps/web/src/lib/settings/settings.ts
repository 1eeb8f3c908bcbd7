import { queryOptions, useQuery } from '@tanstack/react-query';
import axios from 'axios';
import { webSettings, type WebSettings } from '@cursa/contracts/http/web-settings';

/** What the installation tells its pages: currency, card provider, map tiles. Read once. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  staleTime: Infinity,
  queryFn: async (): Promise<WebSettings> =>
    webSettings.parse((await axios.get<unknown>('/settings.json')).data),
});

/** The settings once they are read. */
export function useSettings(): WebSettings | undefined {
  return useQuery(settingsQuery).data;
}

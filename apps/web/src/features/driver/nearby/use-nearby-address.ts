import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readSearch, withSearch, type NearbySearch } from './nearby-search.ts';

/** The choices of the list as the address holds them: filters, list or map, and the delivery picked out. */
export function useNearbyAddress() {
  const [query, setQuery] = useSearchParams();
  const search = useMemo(() => readSearch(query), [query]);
  const put = (change: (query: URLSearchParams) => URLSearchParams) =>
    setQuery((now) => change(now), { replace: true, preventScrollReset: true });
  const set = (name: string, value: string) => (now: URLSearchParams) => {
    const next = new URLSearchParams(now);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  return {
    search,
    view: query.get('view') === 'map' ? ('map' as const) : ('list' as const),
    selectedId: query.get('pick') ?? undefined,
    narrow: (change: Partial<NearbySearch>) => put((now) => withSearch(now, change)),
    show: (view: 'list' | 'map') => put(set('view', view === 'map' ? 'map' : '')),
    select: (orderId: string) => put(set('pick', orderId)),
    selectOnMap: (orderId: string) => put((now) => set('view', 'map')(set('pick', orderId)(now))),
  };
}
export type NearbyAddress = ReturnType<typeof useNearbyAddress>;

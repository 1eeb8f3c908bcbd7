import { type MapData } from './map-types.ts';

let loading: Promise<MapData> | undefined;

/** The outline and the towns, fetched once for all maps of the page; a failure is tried again by the next map. */
export function loadMapData(): Promise<MapData> {
  loading ??= import('./map-data.generated.json').then(
    ({ default: data }) => data as unknown as MapData,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

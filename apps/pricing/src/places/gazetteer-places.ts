import type { Place } from './place.ts';
import type { PlaceFinder } from './place-finder.ts';
import { searchPlaces } from './search-places.ts';

/** Finds places in the built-in gazetteer: localities only, no network. */
export class GazetteerPlaces implements PlaceFinder {
  readonly attribution = 'GeoNames (CC BY 4.0)';

  suggest(query: string, _session?: string, limit = 8): Promise<readonly Place[]> {
    return Promise.resolve(searchPlaces(query, { limit }));
  }
}

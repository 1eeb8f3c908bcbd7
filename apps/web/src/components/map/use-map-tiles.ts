import type { CursaMapProps } from './map-types.ts';
import { useSettings } from '../../lib/settings/settings.ts';

/** The installation's map tiles, when it has any. */
export function useMapTiles(): Pick<CursaMapProps, 'tilesUrl' | 'tilesAttribution'> {
  const settings = useSettings();
  return settings?.map_tiles_url
    ? { tilesUrl: settings.map_tiles_url, tilesAttribution: settings.map_tiles_attribution }
    : {};
}

import L from 'leaflet';
import { boundsOf, type Bounds, ROMANIA } from './bounds-of.ts';
import { type LatLng, type MapData } from './map-types.ts';

/** Pixels around the points: a stone is tall, so more on top. */
const PADDING = { topLeft: [24, 56], bottomRight: [24, 24] } as const;
const AROUND_ROMANIA = { topLeft: [8, 8], bottomRight: [8, 8] } as const;

const latLngBounds = ({ south, west, north, east }: Bounds): L.LatLngBounds =>
  L.latLngBounds([south, west], [north, east]);

/** Shows the points with room around them; without points, Romania. */
export function fitMap(map: L.Map, points: readonly LatLng[], animate: boolean): void {
  const bounds = boundsOf(points);
  const { topLeft, bottomRight } = bounds === ROMANIA ? AROUND_ROMANIA : PADDING;
  map.fitBounds(latLngBounds(bounds), {
    paddingTopLeft: [...topLeft],
    paddingBottomRight: [...bottomRight],
    animate,
  });
}

/** Lets nobody zoom out beyond the land that there is to show, nor beyond need. */
export function limitZoom(map: L.Map, { box }: Pick<MapData, 'box'>): void {
  const [west = 0, south = 0, east = 0, north = 0] = box;
  const all = map.getBoundsZoom(latLngBounds({ south, west, north, east }), true);
  const romania = map.getBoundsZoom(latLngBounds(ROMANIA), false);
  map.setMinZoom(Math.max(all, Math.min(romania, 6)));
}

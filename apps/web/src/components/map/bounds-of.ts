import { type LatLng } from './map-types.ts';

export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export const ROMANIA: Bounds = { south: 43.62, west: 20.26, north: 48.27, east: 29.72 };
/** How far the map can be moved: Romania and some of what lies around. */
export const REACH: Bounds = { south: 42.2, west: 17.5, north: 49.7, east: 32.5 };
/** Less than this (degrees of latitude) is not shown: a single town says nothing without its surroundings. */
const LEAST = 0.35;
/** Room around, as part of the points' own span: a way says more with the land on both sides of it. */
const AROUND = 0.25;
/** A degree of latitude is this many degrees of longitude at 46° north. */
const WIDER = 1.44;

const inReach = ({ latitude, longitude }: LatLng): boolean =>
  latitude >= REACH.south && latitude <= REACH.north && longitude >= REACH.west && longitude <= REACH.east;

/** The part of the map that shows the points; Romania when there is none in reach. */
export function boundsOf(points: readonly LatLng[]): Bounds {
  const shown = points.filter(inReach);
  if (shown.length === 0) return ROMANIA;
  const latitudes = shown.map(({ latitude }) => latitude);
  const longitudes = shown.map(({ longitude }) => longitude);
  const [south, north] = widened(latitudes, LEAST, [ROMANIA.south, ROMANIA.north]);
  const [west, east] = widened(longitudes, LEAST * WIDER, [ROMANIA.west, ROMANIA.east]);
  return { south, west, north, east };
}

/** The span of the values with room around it, which ends where the country does. */
function widened(values: readonly number[], least: number, country: [number, number]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low;
  const added = Math.max(span * AROUND, (least - span) / 2);
  if (span < least) return [low - added, high + added];
  return [
    Math.min(low, Math.max(low - added, country[0])),
    Math.max(high, Math.min(high + added, country[1])),
  ];
}

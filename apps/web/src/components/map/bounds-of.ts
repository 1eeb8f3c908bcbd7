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
/** A degree of latitude is this many degrees of longitude at 46° north. */
const WIDER = 1.44;

const inReach = ({ latitude, longitude }: LatLng): boolean =>
  latitude >= REACH.south &&
  latitude <= REACH.north &&
  longitude >= REACH.west &&
  longitude <= REACH.east;

/** The part of the map that shows the points; Romania when there is none in reach. */
export function boundsOf(points: readonly LatLng[]): Bounds {
  const shown = points.filter(inReach);
  if (shown.length === 0) return ROMANIA;
  const latitudes = shown.map(({ latitude }) => latitude);
  const longitudes = shown.map(({ longitude }) => longitude);
  const [south, north] = widened(Math.min(...latitudes), Math.max(...latitudes), LEAST);
  const [west, east] = widened(Math.min(...longitudes), Math.max(...longitudes), LEAST * WIDER);
  return { south, west, north, east };
}

function widened(low: number, high: number, least: number): [number, number] {
  const missing = Math.max(0, least - (high - low)) / 2;
  return [low - missing, high + missing];
}

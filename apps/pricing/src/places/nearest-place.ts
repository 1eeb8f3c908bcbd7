import { foreignPoints, localities } from './gazetteer.ts';
import { greatCircleMetres, type Point } from './great-circle.ts';
import type { Place } from './place.ts';

const bounds = { south: 43.61, north: 48.27, west: 20.26, east: 29.78 } as const;
/** Farther than this from every locality is sea or abroad; the emptiest parts of the Delta are nearer. */
const farthestMetres = 25_000;

/** Squared distance on a plane, in degrees of latitude: enough to compare points of one region. */
function planeDistance(a: Point, b: Point): number {
  const dLng = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return (a.latitude - b.latitude) ** 2 + dLng ** 2;
}

function nearest<P extends Point>(from: Point, points: readonly P[]): P {
  const [first] = points;
  if (first === undefined) throw new Error('The gazetteer is empty');
  let best = first;
  let bestDistance = Infinity;
  for (const point of points) {
    const distance = planeDistance(from, point);
    if (distance < bestDistance) [best, bestDistance] = [point, distance];
  }
  return best;
}

/** The locality whose centre is nearest; for a point abroad the nearest Romanian one. */
export function nearestPlace(latitude: number, longitude: number): Place {
  return nearest({ latitude, longitude }, localities);
}

/**
 * Whether a point is in Romania: within its bounds, near a locality and nearer to one than to a foreign town.
 * Good to a few kilometres at the border; enough to refuse a delivery abroad, not to draw the line.
 */
export function isInRomania(latitude: number, longitude: number): boolean {
  const { south, north, west, east } = bounds;
  if (!(latitude >= south && latitude <= north && longitude >= west && longitude <= east)) return false;
  const point = { latitude, longitude };
  const home = nearest(point, localities);
  if (greatCircleMetres(point, home) > farthestMetres) return false;
  return planeDistance(point, home) <= planeDistance(point, nearest(point, foreignPoints));
}

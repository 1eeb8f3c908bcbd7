/** A point with its place on the screen, in pixels. */
export interface OnScreen {
  readonly x: number;
  readonly y: number;
}

export interface Cluster<T extends OnScreen> extends OnScreen {
  readonly members: readonly T[];
}

/** As part of the square: two clusters closer than this would cover each other. */
const CLOSE = 0.75;

/**
 * Gathers points that share a square of a grid, then what still lies close to a larger cluster; each cluster stands
 * in the middle of its members. The grid is fixed to the map, so clusters stay the same while it is moved.
 * @param size of a square in pixels
 */
export function clusterPoints<T extends OnScreen>(points: readonly T[], size: number): Cluster<T>[] {
  const squares = new Map<string, T[]>();
  for (const point of points) {
    const key = `${Math.floor(point.x / size)}:${Math.floor(point.y / size)}`;
    const square = squares.get(key);
    if (square) square.push(point);
    else squares.set(key, [point]);
  }
  const bySize = [...squares.values()].map(clusterOf).sort((a, b) => b.members.length - a.members.length);
  return bySize.reduce<Cluster<T>[]>((kept, cluster) => {
    const near = kept.findIndex(({ x, y }) => Math.hypot(x - cluster.x, y - cluster.y) < size * CLOSE);
    if (near < 0) return [...kept, cluster];
    return kept.map((one, at) => (at === near ? clusterOf([...one.members, ...cluster.members]) : one));
  }, []);
}

function clusterOf<T extends OnScreen>(members: readonly T[]): Cluster<T> {
  const mean = (pick: (member: T) => number) =>
    members.reduce((sum, member) => sum + pick(member), 0) / members.length;
  return { members, x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** Offsets in pixels that set the members of a cluster around their place, when zooming in parts them no more. */
export function spreadOffsets(count: number, distance: number): OnScreen[] {
  if (count < 2) return [{ x: 0, y: 0 }];
  const radius = Math.max(distance, (count * distance) / Math.PI);
  return Array.from({ length: count }, (_, at) => ({
    x: radius * Math.cos((2 * Math.PI * at) / count - Math.PI / 2),
    y: radius * Math.sin((2 * Math.PI * at) / count - Math.PI / 2),
  }));
}

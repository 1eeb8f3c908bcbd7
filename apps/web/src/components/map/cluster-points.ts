/** A point with its place on the screen, in pixels. */
export interface OnScreen {
  readonly x: number;
  readonly y: number;
}

export interface Cluster<T extends OnScreen> extends OnScreen {
  readonly members: readonly T[];
}

/**
 * Gathers points that share a square of a grid; each cluster stands in the middle of its members. The grid is fixed
 * to the map, so clusters stay the same while it is moved.
 * @param size of a square in pixels
 */
export function clusterPoints<T extends OnScreen>(points: readonly T[], size: number): Cluster<T>[] {
  const squares = new Map<string, T[]>();
  for (const point of points) {
    const key = `${Math.floor(point.x / size)}:${Math.floor(point.y / size)}`;
    squares.set(key, [...(squares.get(key) ?? []), point]);
  }
  return [...squares.values()].map((members) => ({
    members,
    x: members.reduce((sum, { x }) => sum + x, 0) / members.length,
    y: members.reduce((sum, { y }) => sum + y, 0) / members.length,
  }));
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

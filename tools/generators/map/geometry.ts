/** Longitude and latitude in degrees. */
export type Position = [number, number];

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A degree of longitude at 46° north, as part of a degree of latitude. */
const SHORTER = Math.cos((46 * Math.PI) / 180);

function distance([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const dx = (bx - ax) * SHORTER;
  const dy = by - ay;
  const px = (x - ax) * SHORTER;
  const py = y - ay;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}

/** Douglas-Peucker: the line without the points that lie within the tolerance (degrees); both ends stay. */
export function simplified(line: readonly Position[], tolerance: number): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let [farthest, far] = [0, 0];
  line.forEach((point, at) => {
    const off = distance(point, first, last);
    if (off > far) [farthest, far] = [at, off];
  });
  if (far <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest), tolerance),
  ];
}

interface Edge {
  readonly inside: (point: Position) => boolean;
  readonly crossing: (a: Position, b: Position) => Position;
}

function edgesOf({ west, south, east, north }: Box): Edge[] {
  const atX =
    (x: number) =>
    (a: Position, b: Position): Position => [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
  const atY =
    (y: number) =>
    (a: Position, b: Position): Position => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];
  return [
    { inside: ([x]) => x >= west, crossing: atX(west) },
    { inside: ([x]) => x <= east, crossing: atX(east) },
    { inside: ([, y]) => y >= south, crossing: atY(south) },
    { inside: ([, y]) => y <= north, crossing: atY(north) },
  ];
}

/** Sutherland-Hodgman: the part of a ring that lies in the box; empty when none does. */
export function ringInside(ring: readonly Position[], box: Box): Position[] {
  return edgesOf(box).reduce<Position[]>(
    (points, { inside, crossing }) =>
      points.flatMap((point, at) => {
        const before = points.at(at - 1) as Position;
        if (inside(point)) return inside(before) ? [point] : [crossing(before, point), point];
        return inside(before) ? [crossing(before, point)] : [];
      }),
    [...ring],
  );
}

/** The parts of a line that lie in the box, cut at points of the line; the box is wide enough for that. */
export function linesInside(line: readonly Position[], { west, south, east, north }: Box): Position[][] {
  const parts: Position[][] = [[]];
  for (const point of line) {
    const [x, y] = point;
    if (x >= west && x <= east && y >= south && y <= north) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

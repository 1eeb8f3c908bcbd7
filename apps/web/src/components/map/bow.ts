import { type OnScreen } from './cluster-points.ts';

const PARTS = 32;
/** How high the bow rises, as part of its length. */
const RISE = 0.16;

/** The control point of the bow between two points on a plane whose y grows downwards; it rises to the upper side. */
export function bowControl(from: OnScreen, to: OnScreen): OnScreen {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const up = dx >= 0 ? 1 : -1;
  return {
    x: (from.x + to.x) / 2 + 2 * RISE * dy * up,
    y: (from.y + to.y) / 2 - 2 * RISE * dx * up,
  };
}

/** Points along the bow, both ends among them. */
export function bow(from: OnScreen, to: OnScreen): OnScreen[] {
  const control = bowControl(from, to);
  return Array.from({ length: PARTS + 1 }, (_, at) => {
    const t = at / PARTS;
    const mix = (a: number, c: number, b: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t ** 2 * b;
    return { x: mix(from.x, control.x, to.x), y: mix(from.y, control.y, to.y) };
  });
}

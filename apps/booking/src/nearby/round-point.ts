import type { Point } from '@cursa/contracts/http/common';

/** A point on a grid of `step` degrees, without the noise of binary fractions: 46.7712, step 0.05 becomes 46.75. */
export function roundPoint({ latitude, longitude }: Point, step: number): Point {
  const onGrid = (degrees: number): number => Number((Math.round(degrees / step) * step).toFixed(6));
  return { latitude: onGrid(latitude), longitude: onGrid(longitude) };
}

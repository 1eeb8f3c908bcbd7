import type { Point } from '@cursa/contracts/http/common';

/**
 * Degrees a point is rounded to for a driver the order has not been given to (decision 37): about a town for a pending
 * one, about a kilometre for an active one.
 */
export const pointSteps = { pending: 0.05, active: 0.01 } as const;

/** A point on a grid of `step` degrees, without the noise of binary fractions: 46.7712, step 0.05 becomes 46.75. */
export function roundPoint({ latitude, longitude }: Point, step: number): Point {
  const onGrid = (degrees: number): number => Number((Math.round(degrees / step) * step).toFixed(6));
  return { latitude: onGrid(latitude), longitude: onGrid(longitude) };
}

/** Scale of the indexed point's longitude, as in the migration that generates the column: cos 46°. */
export const longitudeScale = 0.6947;

const metresPerDegree = 111_195.08;

/**
 * How far out, in degrees of the scaled plane, an order may lie whose true distance from `latitude` is at most
 * `metres`. The plane stretches longitudes against the sphere by scale ÷ cos(latitude): the widest stretch within
 * reach bounds it, with one percent for the curvature.
 */
export function scaledReach(latitude: number, metres: number): number {
  const degrees = metres / metresPerDegree;
  const furthest = Math.min(89, Math.abs(latitude) + degrees);
  const stretch = Math.max(1, longitudeScale / Math.cos((furthest * Math.PI) / 180));
  return degrees * stretch * 1.01 + 1e-9;
}

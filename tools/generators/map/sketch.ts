import { type Position } from './geometry.ts';

/** Width of the sketch in its own units; apps/web/src/components/map/sketch-projection.ts reads what is written here. */
const WIDTH = 200;
const SHORTER = Math.cos((46 * Math.PI) / 180);

/** The source text of the outline that RouteSketch draws: Romania as one SVG path, and the frame that made it. */
export function sketchOf(rings: readonly Position[][]): string {
  const points = rings.flat();
  const west = Math.min(...points.map(([x]) => x));
  const east = Math.max(...points.map(([x]) => x));
  const north = Math.max(...points.map(([, y]) => y));
  const south = Math.min(...points.map(([, y]) => y));
  const scale = WIDTH / (east - west);
  const height = ((north - south) * scale) / SHORTER;
  const at = ([x, y]: Position): string =>
    `${((x - west) * scale).toFixed(1)} ${(((north - y) * scale) / SHORTER).toFixed(1)}`;
  const path = rings.map((ring) => `M${ring.map(at).join('L')}Z`).join('');
  const frame = { west, north, scaleX: scale, scaleY: scale / SHORTER, width: WIDTH, height };
  const rounded = Object.entries(frame).map(([name, value]) => `  ${name}: ${Number(value.toFixed(4))},`);
  return `/** Made by tools/generators/map from npm world-atlas, data of Natural Earth, public domain. */
export const sketchFrame = {
${rounded.join('\n')}
};

export const romaniaPath =
  '${path}';
`;
}

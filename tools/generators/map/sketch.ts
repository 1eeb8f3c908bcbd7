import { type Position } from './geometry.ts';

/** Width of the sketch in its own units; apps/web/src/components/map/sketch-projection.ts reads what is written here. */
const WIDTH = 200;
const SHORTER = Math.cos((46 * Math.PI) / 180);

interface Sketch {
  /** The source text of what RouteSketch draws: Romania as one SVG path, and the frame that made it. */
  readonly source: string;
  /** The same outline as a picture, for where a map is on its way. */
  readonly svg: string;
}

export function sketchOf(rings: readonly Position[][]): Sketch {
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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${WIDTH + 4} ${(height + 4).toFixed(1)}"><path d="${path}" fill="#8592a5" fill-opacity=".22" stroke="#8592a5" stroke-opacity=".6"/></svg>\n`;
  const source = `/** Made by tools/generators/map from npm world-atlas, data of Natural Earth, public domain. */
export const sketchFrame = {
${rounded.join('\n')}
};

export const romaniaPath =
  '${path}';
`;
  return { source, svg };
}

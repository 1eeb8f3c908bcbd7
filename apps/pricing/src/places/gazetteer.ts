import { foldPlaceName, nameSpellings } from './fold-place-name.ts';
import { foreignTowns, localitiesByCounty } from './gazetteer.data.ts';
import type { Point } from './great-circle.ts';
import type { Place } from './place.ts';

/** A spelling that leads to a place; `whole` when it is the full name, not a word inside it. */
interface Entry {
  readonly key: string;
  readonly place: Place;
  readonly whole: boolean;
}

function readCounty([county, rows]: readonly [string, string]): Place[] {
  return rows.split(';').map((row) => {
    const [id = '', name = '', latitude, longitude, population] = row.split('|');
    return {
      place_id: id.includes(':') ? id : `geonames:${id}`,
      name,
      county,
      label: name === county ? name : `${name}, ${county}`,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
      kind: 'locality',
    };
  });
}

/** Names that are in use beside the official one, folded. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  'București/București': ['bucharest', 'bukarest', 'bucarest'],
};

function entriesOf(place: Place): Entry[] {
  const spellings = [...nameSpellings(place.name), ...(aliases[`${place.county}/${place.name}`] ?? [])];
  if (/^Sector \d$/.test(place.name)) spellings.push(`bucuresti ${foldPlaceName(place.name)}`);
  return spellings.flatMap((key) => {
    const words = key.split(' ');
    const inner = words
      .slice(1)
      .map((_, at) => ({ key: words.slice(at + 1).join(' '), place, whole: false }));
    return [{ key, place, whole: true }, ...inner];
  });
}

/** Every Romanian locality, read once when the module loads. */
export const localities: readonly Place[] = Object.entries(localitiesByCounty).flatMap(readCounty);

/** Folded county name to county name. */
export const countyByKey: ReadonlyMap<string, string> = new Map(
  Object.keys(localitiesByCounty).flatMap((county) =>
    nameSpellings(county).map((key) => [key, county] as const),
  ),
);

/** Towns across the border. */
export const foreignPoints: readonly Point[] = foreignTowns.split(';').map((row) => {
  const [latitude, longitude] = row.split('|');
  return { latitude: Number(latitude), longitude: Number(longitude) };
});

const entries = localities.flatMap(entriesOf).sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));

const keyAt = (at: number): string => entries[at]?.key ?? '';

/** The entries whose spelling starts with a folded text, found by bisection. */
export function entriesStartingWith(prefix: string): Entry[] {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyAt(middle) < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < entries.length && keyAt(end).startsWith(prefix)) end += 1;
  return entries.slice(low, end);
}

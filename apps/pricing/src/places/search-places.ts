import { entriesStartingWith } from './gazetteer.ts';
import type { Place } from './place.ts';
import { readAddress } from './read-address.ts';

export interface SearchOptions {
  /** At most this many, 8 unless told. */
  readonly limit?: number;
}

interface Hit {
  readonly place: Place;
  /** 0 the whole name, 1 starts with it, 2 a later word of the name does. */
  readonly rank: number;
}

/**
 * Localities for what someone types: a beginning of a name, with or without diacritics, or a whole address.
 * An exact name outweighs a beginning, and that a later word, unless the other place is far larger: 'bucu' means
 * București, not the village Bucu.
 */
export function searchPlaces(query: string, { limit = 8 }: SearchOptions = {}): Place[] {
  const { candidates, county } = readAddress(query.slice(0, 200));
  for (const inCounty of county === undefined ? [undefined] : [county, undefined]) {
    for (const candidate of candidates) {
      const found = ranked(beginningWith(candidate, inCounty), limit);
      if (found.length > 0) return found;
    }
    for (const candidate of candidates) {
      const found = ranked(namedInside(candidate, inCounty), limit);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** What a hit of each rank counts, per inhabitant. */
const weights = [50, 1, 0.1] as const;
/** Added to each population, so that places with an unknown one still order by rank. */
const someInhabitants = 500;

function score({ place, rank }: Hit): number {
  return (place.population + someInhabitants) * (weights[rank] ?? 0);
}

function beginningWith(text: string, county: string | undefined): Hit[] {
  return entriesStartingWith(text)
    .filter(({ place }) => county === undefined || place.county === county)
    .map(({ key, place, whole }) => ({ place, rank: whole ? (key === text ? 0 : 1) : 2 }));
}

/** Whole names among the words of a text without commas, from its end: 'str memorandumului 28 cluj napoca'. */
function namedInside(text: string, county: string | undefined): Hit[] {
  const words = text.split(' ').slice(-20);
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - 4); start < end; start += 1) {
      const name = words.slice(start, end).join(' ');
      if (name.length < 3) continue;
      const hits = beginningWith(name, county).filter((hit) => hit.rank === 0);
      if (hits.length > 0) return hits;
    }
    // A county or a shortened town at the very end: 'str memorandumului 28 cluj'.
    const last = words[end - 1] ?? '';
    if (end === words.length && end > 1 && last.length >= 4) {
      const hits = beginningWith(`${last} `, county).filter((hit) => hit.rank === 1);
      if (hits.length > 0) return hits;
    }
  }
  return [];
}

function ranked(hits: readonly Hit[], limit: number): Place[] {
  const best = new Map<Place, number>();
  for (const hit of hits) best.set(hit.place, Math.max(score(hit), best.get(hit.place) ?? 0));
  return [...best]
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || (a.label < b.label ? -1 : 1))
    .slice(0, limit)
    .map(([place]) => place);
}

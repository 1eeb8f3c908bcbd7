import { describe, expect, it } from '@jest/globals';
import { localities } from './gazetteer.ts';
import { greatCircleMetres } from './great-circle.ts';
import { isInRomania, nearestPlace } from './nearest-place.ts';
import { searchPlaces } from './search-places.ts';

describe('searching a place', () => {
  it.each([
    ['cluj', 'Cluj-Napoca, Cluj'],
    ['Cluj-Napoca', 'Cluj-Napoca, Cluj'],
    ['cluj napoca', 'Cluj-Napoca, Cluj'],
    ['Cluj-Napoca, Cluj', 'Cluj-Napoca, Cluj'],
    ['bucuresti', 'București'],
    ['București', 'București'],
    ['Bucharest', 'București'],
    ['bucu', 'București'],
    ['targu mures', 'Târgu-Mureș, Mureș'],
    ['tirgu mures', 'Târgu-Mureș, Mureș'],
    ['Tîrgu Mureș', 'Târgu-Mureș, Mureș'],
    ['Târgu-Mureş', 'Târgu-Mureș, Mureș'],
    ['iasi', 'Iași, Iași'],
    ['IAŞI', 'Iași, Iași'],
    ['timisoara', 'Timișoara, Timiș'],
    ['napoca', 'Cluj-Napoca, Cluj'],
    ['bra', 'Brașov, Brașov'],
    ['calarasi', 'Călărași, Călărași'],
    ['onesti', 'Onești, Bacău'],
    ['reghin', 'Reghin, Mureș'],
    ['floresti, cluj', 'Florești, Cluj'],
    ['Str. Memorandumului 28, Cluj-Napoca', 'Cluj-Napoca, Cluj'],
    ['Str. Memorandumului 28, bl. 3, ap. 14, Cluj-Napoca, jud. Cluj, 400114, România', 'Cluj-Napoca, Cluj'],
    ['Str. Memorandumului 28, Cluj', 'Cluj-Napoca, Cluj'],
    ['Strada Brașovului 3, Iași', 'Iași, Iași'],
    ['Str. Memorandumului 28 Cluj-Napoca', 'Cluj-Napoca, Cluj'],
    ['Sector 3', 'Sector 3, București'],
    ['București, Sector 3', 'Sector 3, București'],
    ['Bd. Unirii 72, Sectorul 3, București', 'Sector 3, București'],
    ['bucuresti sector 6', 'Sector 6, București'],
    ['Bd. Unirii 72, București', 'București'],
    ['rimnicu vilcea', 'Râmnicu Vâlcea, Vâlcea'],
    ['Sibiu, Romania', 'Sibiu, Sibiu'],
  ])('%s finds %s first', (query, label) => {
    const [first] = searchPlaces(query, { limit: 3 });
    expect(first?.label.replace(/^(.+), \1$/, '$1')).toBe(label.replace(/^(.+), \1$/, '$1'));
    expect(first?.kind).toBe('locality');
  });

  it.each(['', ' , ', 'qwxz', '12345', '!!!', 'romania'])('finds nothing for %j', (query) => {
    expect(searchPlaces(query)).toEqual([]);
  });

  it('keeps to the limit and to unique places', () => {
    const found = searchPlaces('va', { limit: 5 });
    expect(found).toHaveLength(5);
    expect(new Set(found.map((place) => place.place_id)).size).toBe(5);
  });

  it('has all localities, inside the country', () => {
    expect(localities.length).toBeGreaterThan(4500);
    expect(new Set(localities.map((place) => place.place_id)).size).toBe(localities.length);
    expect(new Set(localities.map((place) => place.county)).size).toBe(42);
    expect(localities.filter((place) => /[şţŞŢ]/.test(place.name))).toEqual([]);
  });

  it('takes about a millisecond a query once warm', () => {
    const queries = [
      'cluj',
      'a',
      'Str. Memorandumului 28, Cluj-Napoca',
      'va',
      'targu',
      'x'.repeat(200),
      'a b c '.repeat(33),
    ];
    for (const query of queries) searchPlaces(query);
    // Processor time: what else the machine does must not decide.
    const started = process.cpuUsage();
    for (let round = 0; round < 20; round += 1) for (const query of queries) searchPlaces(query);
    expect(process.cpuUsage(started).user / 1000 / (20 * queries.length)).toBeLessThan(3);
  });
});

describe('distances', () => {
  it.each([
    [44.4268, 26.1025, 46.7712, 23.6236, 324_000],
    [44.4268, 26.1025, 44.4268, 26.1025, 0],
    [0, 0, 0, 180, 20_015_115],
  ])('%d,%d to %d,%d', (a, b, c, d, metres) => {
    const found = greatCircleMetres({ latitude: a, longitude: b }, { latitude: c, longitude: d });
    expect(Math.abs(found - metres)).toBeLessThanOrEqual(metres * 0.005);
  });

  it.each([
    [46.77, 23.6, 'Cluj-Napoca'],
    [45.65, 25.6, 'Brașov'],
    [44.18, 28.64, 'Constanța'],
  ])('nearest to %d,%d', (lat, lng, name) => {
    expect(nearestPlace(lat, lng).name).toBe(name);
  });

  it.each([
    [46.77, 23.6, true],
    [44.43, 26.1, true],
    [45.16, 28.8, true],
    [43.9, 25.97, true],
    [47.05, 21.93, true],
    [45.15, 29.65, true],
    [43.85, 25.95, false],
    [47.5, 19.05, false],
    [47.01, 28.86, false],
    [44.0, 29.7, false],
    [48.85, 2.35, false],
    [0, 0, false],
    [NaN, 25, false],
  ])('%d,%d in Romania: %s', (lat, lng, inside) => {
    expect(isInRomania(lat, lng)).toBe(inside);
  });
});

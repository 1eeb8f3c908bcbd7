import { describe, expect, it } from '@jest/globals';
import { nearbyRow } from '../testing/driver-data.ts';
import { narrowedBy, readSearch, withSearch } from './nearby-search.ts';
import { selectRows } from './select-rows.ts';

const search = (query: string) => readSearch(new URLSearchParams(query));
const rows = [
  nearbyRow('far', {
    pickup_distance_m: 90_000,
    distance_m: 50_000,
    pickup_date: '2030-01-12',
    estimate_minor: 900,
  }),
  nearbyRow('near', {
    pickup_distance_m: 4_000,
    distance_m: 390_000,
    pickup_date: '2030-01-11',
    estimate_minor: 500,
    dropoff_address: 'Iași, Copou',
    created_at: '2030-01-02T10:00:00Z',
  }),
  nearbyRow('unknown', {
    pickup_distance_m: null,
    distance_m: 10_000,
    category: 'pets',
    pickup_date: '2030-01-10',
  }),
];
const ids = (query: string) => selectRows(rows, search(query)).map(({ order_id }) => order_id);

describe('the list of nearby deliveries', () => {
  it.each([
    ['', ['near', 'far', 'unknown']],
    ['sort=trip', ['unknown', 'far', 'near']],
    ['sort=date', ['unknown', 'near', 'far']],
    ['sort=newest', ['near', 'far', 'unknown']],
    ['sort=estimate', ['unknown', 'far', 'near']],
    ['category=pets', ['unknown']],
    ['reach=10', ['near', 'unknown']],
    ['length=100', ['far', 'unknown']],
    ['day=2030-01-11', ['near']],
    ['text=iasi copou', ['near']],
    ['text=nicăieri', []],
    ['sort=nonsense&reach=-4&day=mâine', ['near', 'far', 'unknown']],
  ])('%j shows %j', (query, expected) => expect(ids(query)).toEqual(expected));

  it('keeps the choices in the address and leaves out what says nothing', () => {
    const address = withSearch(new URLSearchParams('view=map'), { sort: 'trip', reach: 50, text: 'Iași' });
    expect(search(address.toString())).toMatchObject({ sort: 'trip', reach: 50, text: 'Iași' });
    expect(narrowedBy(search(address.toString()))).toBe(2);
    expect(withSearch(address, { sort: 'near', reach: 0, text: '' }).toString()).toBe('view=map');
  });
});

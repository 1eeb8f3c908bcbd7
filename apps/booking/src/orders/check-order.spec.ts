import { describe, expect, it } from '@jest/globals';
import { createOrderBody } from '@cursa/contracts/http/booking';
import { checkOrder } from './check-order.ts';

const now = new Date('2026-11-21T23:30:00Z'); // already the 22nd in Bucharest
const valid = {
  pickup: { address: 'Str. Memorandumului 28, Cluj-Napoca', latitude: 46.77, longitude: 23.59 },
  dropoff: { address: 'Calea Victoriei 12, București', latitude: 44.43, longitude: 26.1 },
  category: 'furniture',
  lines: [{ item_name: 'Sofa - 2 seater', quantity: 1 }],
  schedule: { option: 'before' as const, pickup_date: '2026-11-22' },
  sender_name: 'Ana',
  sender_contact: '0712345678',
  receiver_name: 'Ion',
  receiver_contact: '0798765432',
};
/** As a gazetteer names it: no street, one point for the whole town. */
const town = { address: 'Cluj-Napoca, Cluj', latitude: 46.77, longitude: 23.59 };
const check = (change: object) =>
  checkOrder(createOrderBody.parse({ ...valid, ...change }), now).map(({ field }) => field);

describe('an order to post', () => {
  it('passes as it is', () => expect(check({})).toEqual([]));

  it.each([
    ['an unknown category', { category: 'spaceships' }, ['category']],
    ['only empty lines', { lines: [{ item_name: 'Sofa', quantity: 0 }] }, ['lines']],
    [
      'yesterday, by the clock of Bucharest',
      { schedule: { pickup_date: '2026-11-21' } },
      ['schedule.pickup_date'],
    ],
    [
      'between without an end',
      { schedule: { option: 'between', pickup_date: '2026-11-23' } },
      ['schedule.delivery_date'],
    ],
    [
      'an end before the start',
      { schedule: { option: 'between', pickup_date: '2026-11-23', delivery_date: '2026-11-22' } },
      ['schedule.delivery_date'],
    ],
    ['the same place twice', { dropoff: valid.pickup }, ['dropoff.address']],
    [
      'the same place with the same details in other letters',
      {
        pickup: { ...town, additional: 'Str. Horea 3,  ap. 4' },
        dropoff: { ...town, additional: ' str. horea 3, AP. 4 ' },
      },
      ['dropoff.address'],
    ],
  ])('names the field for %s', (_, change, fields) => expect(check(change)).toEqual(fields));

  it.each([
    ['both ends have details', 'Str. Horea 3', 'Str. Memorandumului 28'],
    ['one end has details', 'Str. Horea 3', ''],
  ])('goes from one address to another within a town when %s', (_, from, to) =>
    expect(check({ pickup: { ...town, additional: from }, dropoff: { ...town, additional: to } })).toEqual(
      [],
    ),
  );

  it('goes from one point to another under the same words', () =>
    expect(check({ pickup: town, dropoff: { ...town, latitude: 46.78 } })).toEqual([]));
});

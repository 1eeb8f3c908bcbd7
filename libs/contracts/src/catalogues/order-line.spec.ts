import { describe, expect, it } from '@jest/globals';
import { fromLegacyLine } from './from-legacy-line.ts';
import { dropEmptyLines, orderLine } from './order-line.ts';

const line = (raw: unknown) => orderLine.safeParse(fromLegacyLine(raw));

describe('an order line', () => {
  it('keeps a free custom name and fills sizes with 0', () => {
    expect(line({ item_name: 'Other - Acvariu', quantity: '2' }).data).toEqual(
      expect.objectContaining({
        item_name: 'Other - Acvariu',
        quantity: 2,
        weight: 0,
        height: 0,
        width: 0,
        length: 0,
      }),
    );
  });

  it.each([
    [{ item_name: 'x' }, { quantity: 1 }],
    [{ item_name: 'x', quantity: '' }, { quantity: 1 }],
    [
      { item_name: 'x', height: '12,5', length: '80' },
      { height: 12.5, length: 80 },
    ],
    [
      { item_name: 'x', driverLen: '7.30m', half: 'Engine' },
      { driver_length: '7.30m', half: 'Engine' },
    ],
    [
      { item_name: 'x', onTrailer: true, length1: 7 },
      { on_trailer: 'true', length1: '7' },
    ],
    [
      { transportType: 'parcels and suitcases', value: '120' },
      { item_name: 'parcels and suitcases', transport_type: 'Parcels and suitcases', value: '120' },
    ],
    [
      { item_name: 'x', cut: 'Medium (10-25Kg)', type: 'Pet', adults: '3' },
      { cut: 'Medium (10–25Kg)', type: 'Pet', quantity: 3, adults: '3' },
    ],
    [
      { item_name: 'x', typology: 'Full Load', weight: 'Upto 20T' },
      { weight: 20_000, weight_band: 'Upto 20T' },
    ],
    [
      { item_name: 'x', typology: 'Full Load', weight: '30T' },
      { weight: 30_000, weight_band: 'Upto 30T' },
    ],
    [{ item_name: 'x', value: 'up to €10,000' }, { value: 'up to €10,000' }],
    [
      { item_name: 'x', condition: 'Not running - Rolling stock' },
      { condition: 'Not running - Rolling stock' },
    ],
    [{ make: 'BMW', model: 'X5', category: 'Cars', quantity: 1 }, { item_name: 'Cars - BMW X5' }],
    [
      { item_name: 'x', type: '', half: null },
      { type: undefined, half: undefined },
    ],
  ])('reads %j', (raw, expected) => {
    const read = line(raw);
    expect(read.error).toBeUndefined();
    expect(read.data).toMatchObject(expected);
  });

  it.each([
    'condition',
    'typology',
    'value',
    'half',
    'setup',
    'driver_length',
    'type',
    'cut',
    'transport_type',
  ])('refuses an unknown %s and names it', (field) => {
    const refused = line({ item_name: 'x', [field]: 'nonsense' });
    expect(refused.error?.issues).toEqual([
      expect.objectContaining({ path: [field], message: expect.stringContaining(field) }),
    ]);
  });

  it.each([
    [{}, 'item_name'],
    [{ item_name: ' ' }, 'item_name'],
    [{ item_name: 'x'.repeat(201) }, 'item_name'],
    [{ item_name: 'x', quantity: -1 }, 'quantity'],
    [{ item_name: 'x', quantity: 1000 }, 'quantity'],
    [{ item_name: 'x', quantity: 1.5 }, 'quantity'],
    [{ item_name: 'x', quantity: 'many' }, 'quantity'],
    [{ item_name: 'x', quantity: '0x10' }, 'quantity'],
    [{ item_name: 'x', weight: '1e9' }, 'weight'],
    [{ item_name: 'x', weight: -5 }, 'weight'],
    [{ item_name: 'x', height: 5001 }, 'height'],
    [{ item_name: 'x', make: { a: 1 } }, 'make'],
  ])('refuses %j at %s', (raw, field) => {
    expect(line(raw).error?.issues.map((issue) => issue.path[0])).toEqual([field]);
  });

  it.each([null, 'text', 7, [[]]])('refuses %j, which is no object', (raw) => {
    expect(line(raw).success).toBe(false);
  });

  it('drops lines of quantity 0', () => {
    expect(dropEmptyLines([{ quantity: 0 }, { quantity: 2 }])).toEqual([{ quantity: 2 }]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { type CategoryKey, categoryKeys } from '@cursa/contracts/catalogues/categories';
import { orderLine } from '@cursa/contracts/catalogues/order-line';
import { handling } from '@cursa/contracts/http/pricing';
import { firstTariff } from '../tariffs/first-tariff.ts';
import { tariff } from '../tariffs/tariff.ts';
import { measureLoad } from './measure-load.ts';
import { priceLoad } from './price-load.ts';

const plain = handling.parse({});
const price = (category: CategoryKey, line: object, km: number, from = plain, to = plain) =>
  priceLoad(firstTariff, {
    category,
    load: measureLoad([orderLine.parse(line)], category),
    distanceM: km * 1_000,
    from,
    to,
  });

/**
 * Worked by hand from the first tariff, 100 km each: 30 km × 0.60 + 70 km × 0.40 = 46.00 before the category's factor.
 * Columns: base, distance, volume over 500 dm³ per 100, weight over 50 kg per 10, VAT 21 %, total.
 */
const examples: [CategoryKey, object, number, number, number, number, number, number][] = [
  ['cars', { item_name: 'BMW X5', quantity: 1 }, 9_000, 9_200, 7_200, 3_625, 6_095, 35_120],
  ['motorcycles', { item_name: 'Honda', quantity: 1 }, 5_500, 5_520, 900, 375, 2_582, 14_877],
  ['furniture', { item_name: 'Own shelf', quantity: 2 }, 3_500, 4_600, 300, 50, 1_775, 10_225],
  ['building-industry', { item_name: 'Beams', quantity: 1 }, 12_000, 11_960, 600, 1_875, 5_551, 31_986],
  ['pallets', { item_name: 'Tiles', quantity: 1, weight: 400 }, 5_000, 6_440, 600, 875, 2_712, 15_627],
  ['boats', { item_name: 'Sailboat', quantity: 1 }, 18_000, 13_800, 11_700, 2_875, 9_739, 56_114],
  ['removals', { item_name: 'Own things', quantity: 10 }, 6_000, 5_980, 2_100, 625, 3_088, 17_793],
  ['pianos', { item_name: 'Upright piano', quantity: 1 }, 9_500, 5_520, 480, 450, 3_350, 19_300],
  ['refrigerated', { item_name: 'Cheese', quantity: 4 }, 6_500, 6_900, 0, 375, 2_893, 16_668],
  [
    'other',
    { item_name: 'Parcel', quantity: 1, weight: 3, height: 20, width: 30, length: 40 },
    1_500,
    2_300,
    0,
    0,
    798,
    4_598,
  ],
  ['pets', { item_name: 'Cat', quantity: 1 }, 3_000, 3_680, 0, 0, 1_403, 8_083],
];

describe('the price of a load', () => {
  it('has a worked example for every category', () =>
    expect(examples.map(([category]) => category).sort()).toEqual([...categoryKeys].sort()));

  it.each(examples)('%s: %j', (category, line, base, distance, volume, weight, vat, total) => {
    const found = price(category, line, 100);
    const parts = Object.fromEntries(found.parts.map((entry) => [entry.code, entry.amount_minor]));
    expect({ volume: 0, weight: 0, ...parts }).toEqual({ base, distance, volume, weight, vat });
    expect(found.totalMinor).toBe(total);
    expect(found.baseMinor).toBe(base + distance);
  });

  it('sums to its parts, whatever the load', () => {
    for (let n = 0; n < 2_000; n++) {
      const side = () =>
        handling.parse({
          floor: 1 + Math.floor(Math.random() * 11),
          lift: Math.random() < 0.5,
          packing: Math.random() < 0.5,
          dismantling: Math.random() < 0.5,
          assembling: Math.random() < 0.5,
        });
      const category = categoryKeys[n % categoryKeys.length]!;
      const found = price(
        category,
        { item_name: 'x', quantity: 1 + (n % 30), weight: Math.random() * 500 },
        Math.random() * 900,
        side(),
        side(),
      );
      expect(found.parts.reduce((total, entry) => total + entry.amount_minor, 0)).toBe(found.totalMinor);
    }
  });

  it('costs more with every floor above ground, and less with a lift', () => {
    const at = (floor: number, lift: boolean) =>
      price('furniture', { item_name: 'Sofa - 2 seater', quantity: 1 }, 50, handling.parse({ floor, lift }))
        .totalMinor;
    for (let floor = 3; floor <= 11; floor++) {
      expect(at(floor, false)).toBeGreaterThan(at(floor - 1, false));
      expect(at(floor, true)).toBeGreaterThan(at(floor - 1, true));
      expect(at(floor, true)).toBeLessThan(at(floor, false));
    }
    expect(at(2, true)).toBe(at(2, false));
  });

  it('prices each service on each side', () => {
    const withService = (side: 'from' | 'to', service: object) =>
      price(
        'removals',
        { item_name: 'Bed', quantity: 3 },
        50,
        ...((side === 'from' ? [handling.parse(service), plain] : [plain, handling.parse(service)]) as [
          typeof plain,
          typeof plain,
        ]),
      );
    for (const side of ['from', 'to'] as const) {
      for (const [service, amount] of [
        ['packing', 1_850],
        ['dismantling', 2_200],
        ['assembling', 2_500],
      ] as const) {
        const found = withService(side, { [service]: true }).parts.find(
          (entry) => entry.code === `${service}_${side}`,
        );
        expect(found?.amount_minor).toBe(amount);
      }
    }
  });

  it('the first tariff is complete', () => expect(tariff.parse(firstTariff)).toEqual(firstTariff));
});

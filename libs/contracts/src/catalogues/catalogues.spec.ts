import { describe, expect, it } from '@jest/globals';
import { animalSizes, animalTypes } from './animals.ts';
import { carMakes } from './cars.ts';
import { categories, categoryByPicker, categoryKeys, resolveCategory } from './categories.ts';
import { floorByChoice, floors } from './floors.ts';
import {
  freightDriverLengths,
  freightHalves,
  freightSetups,
  freightTypologies,
  freightWeights,
} from './freight.ts';
import { furnitureCategories } from './furniture.ts';
import { instrumentTypes } from './instruments.ts';
import { firstModel } from './makes.ts';
import { motorcycleMakes } from './motorcycles.ts';
import { refrigeratedCategories, refrigeratedTypologies } from './refrigerated.ts';
import { categoryUnitEstimates, estimateUnit } from './unit-estimates.ts';
import { palletDefaultValue, palletValues } from './pallets.ts';
import { valueBands } from './value-bands.ts';
import { vesselTypes } from './vessels.ts';

describe('categories', () => {
  it('maps each home option to its picker as decision 13 lists them', () => {
    expect(categories.map((entry) => [entry.literal, entry.picker_number])).toEqual([
      ['Cars', 1],
      ['Motorcycles and Scooters', 2],
      ['Furniture and Crafts', 3],
      ['Building and Industry', 9],
      ['Pallets', 10],
      ['Boats', 5],
      ['Removals', 7],
      ['Pianos and Musical Instruments', 6],
      ['Refrigerated Foods', 4],
      ['Other', 11],
      ['Pets', 8],
    ]);
    expect(categories.map((entry) => entry.key)).toEqual([...categoryKeys]);
  });

  it('finds a category by number, key and words', () => {
    expect(categoryByPicker('8')?.key).toBe('pets');
    expect(
      ['9', 'building-industry', 'Building and Industry', 'constructii si industrie'].map(
        (t) => resolveCategory(t)?.key,
      ),
    ).toEqual(Array<string>(4).fill('building-industry'));
    expect(resolveCategory('12')).toBeUndefined();
  });
});

describe('catalogues', () => {
  const lists = {
    categories,
    floors,
    valueBands,
    freightTypologies,
    freightHalves,
    freightSetups,
    freightDriverLengths,
    freightWeights,
    vesselTypes,
    instrumentTypes,
    animalTypes,
    animalSizes,
    refrigeratedCategories,
    refrigeratedTypologies,
    furnitureCategories,
  };
  it.each(Object.entries(lists))('%s has unique keys and both languages', (_name, list) => {
    expect(new Set(list.map((entry) => entry.key)).size).toBe(list.length);
    for (const entry of list) {
      expect(entry.label.ro).not.toBe('');
      expect(entry.label.en).not.toBe('');
    }
  });

  it('lists €10,000 twice with one stored value', () => {
    expect(valueBands.filter((band) => band.value === 'up to €10,000').map((band) => band.key)).toEqual([
      'up-to-10000',
      'up-to-10000-bis',
    ]);
    expect(valueBands).toHaveLength(10);
    expect(palletValues.map((band) => band.value)).toContain(palletDefaultValue);
  });

  it('maps floor choices 1–11', () => {
    expect([1, 2, 3, 10, 11].map((choice) => floorByChoice(choice)?.literal)).toEqual([
      'Basement',
      'Ground floor',
      '1st',
      '8th',
      '9th or higher',
    ]);
    expect([
      floorByChoice('1')?.level,
      floorByChoice(2)?.level,
      floorByChoice(11)?.level,
      floorByChoice(12),
    ]).toEqual([-1, 0, 9, undefined]);
  });

  it('has the furniture of the specification, with estimates', () => {
    expect(furnitureCategories.map((entry) => [entry.literal, entry.items.length])).toEqual([
      ['Sofa', 4],
      ['Bed', 4],
      ['Wardrobe', 4],
      ['Table', 5],
      ['Chair', 3],
      ['Box', 3],
      ['Electronics', 13],
      ['Various', 9],
      ['Other', 0],
    ]);
    for (const item of furnitureCategories.flatMap((entry) => entry.items)) {
      expect(item.volume_dm3).toBeGreaterThan(0);
      expect(item.weight_kg).toBeGreaterThan(0);
    }
    expect(estimateUnit('Sofa - 2 seater', 'furniture')).toEqual({ volume_dm3: 1200, weight_kg: 45 });
    expect(estimateUnit('Table - 2 seater', 'furniture')).toEqual({ volume_dm3: 250, weight_kg: 15 });
    expect(estimateUnit('Acvariu', 'removals')).toBe(categoryUnitEstimates.removals);
  });

  it('has four car makes of three models and about 190 motorcycle makes, each with models', () => {
    expect(carMakes.map((entry) => [entry.make, entry.models.length])).toEqual([
      ['Aston Martin', 3],
      ['BMW', 3],
      ['Mercedes', 3],
      ['Audi', 3],
    ]);
    expect(motorcycleMakes.length).toBeGreaterThanOrEqual(185);
    expect(motorcycleMakes.length).toBeLessThanOrEqual(195);
    expect(new Set(motorcycleMakes.map((entry) => entry.make)).size).toBe(motorcycleMakes.length);
    for (const { make, models } of motorcycleMakes) {
      expect([
        make,
        new Set(models).size === models.length && models.every((model) => model.trim() === model && model),
      ]).not.toContain(false);
    }
    expect(firstModel(carMakes, 'Audi')).toBe('A4');
    expect(firstModel(carMakes, 'Dacia')).toBe('');
  });
});

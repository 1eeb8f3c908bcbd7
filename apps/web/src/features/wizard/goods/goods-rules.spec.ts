import { describe, expect, it } from '@jest/globals';
import { changeEntry, faultsOf, lineOf, toGoods } from './goods-rules.ts';
import { loadPicker } from './load-picker.ts';
import { picker as animals } from './pickers/animals.ts';
import { picker as boats } from './pickers/boats.ts';
import { picker as freight } from './pickers/freight.ts';
import { picker as instruments } from './pickers/instruments.ts';
import { picker as pallets } from './pickers/pallets.ts';
import { picker as parcels } from './pickers/parcels.ts';
import { picker as refrigerated } from './pickers/refrigerated.ts';
import { picker as vehicles } from './pickers/vehicles.ts';

const goods = (entry: Record<string, string | number | boolean>) => entry;

describe('goods lists', () => {
  it('name a car by make and model, and a new make brings its first model', () => {
    const chosen = changeEntry(vehicles, vehicles.empty, 'make', 'BMW');
    expect(chosen.model).toBe('3 Series');
    expect(changeEntry(vehicles, chosen, 'make', '').model).toBe('');
    const line = lineOf(
      vehicles,
      'Cars',
      goods({ ...chosen, model: 'X5', condition: 'running', quantity: 2 }),
    );
    expect(line).toMatchObject({
      item_name: 'Cars - BMW X5',
      make: 'BMW',
      model: 'X5',
      condition: 'Running',
      quantity: 2,
    });
  });

  it('know about 190 makes of motorcycles', async () => {
    const picker = await loadPicker('motorcycles');
    const make = picker.fields.find(({ name }) => name === 'make');
    expect(make?.kind === 'select' ? make.options(picker.empty).length : 0).toBeGreaterThanOrEqual(185);
  });

  it('ask a full load alone for half, setup and weight, and an engine alone for the driver length', () => {
    const shown = (entry: Record<string, string | number | boolean>) =>
      freight.fields.filter((field) => field.shown?.(entry) ?? true).map(({ name }) => name);
    const partial = changeEntry(freight, freight.empty, 'typology', 'partial-load');
    expect(shown(partial)).toEqual(['description', 'typology', 'value', 'quantity']);
    let full = changeEntry(freight, partial, 'typology', 'full-load');
    expect(shown(full)).toEqual(expect.arrayContaining(['half', 'setup', 'weight']));
    expect(shown(full)).not.toContain('driverLen');
    full = changeEntry(freight, full, 'half', 'engine');
    expect(shown(full)).toContain('driverLen');
    full = { ...full, setup: 'boxed', weight: 'upto-20t', driverLen: '8-00m', description: 'Cărămidă' };
    expect(lineOf(freight, 'Building and Industry', full)).toMatchObject({
      item_name: 'Building and Industry - Cărămidă',
      half: 'Engine',
      setup: 'Boxed',
      driver_length: '8.00m',
      weight: 20_000,
      weight_band: 'Upto 20T',
    });
    expect(changeEntry(freight, full, 'half', 'van').driverLen).toBe('');
    expect(changeEntry(freight, full, 'typology', 'others')).toMatchObject({
      half: '',
      setup: '',
      weight: '',
      driverLen: '',
    });
  });

  it('keep the two options of €10,000 apart and store one value', () => {
    const lines = ['up-to-10000', 'up-to-10000-bis'].map((value) =>
      lineOf(pallets, 'Pallets', { ...pallets.empty, contents: 'Faianță', value }),
    );
    expect(lines.map((line) => line?.value)).toEqual(['up to €10,000', 'up to €10,000']);
  });

  it('start pallets at up to €50,000 and read their footprint', () => {
    const line = lineOf(pallets, 'Pallets', { ...pallets.empty, contents: 'Lemn', dimensions: '120 x 80' });
    expect(line).toMatchObject({ value: 'up to €50,000', length: 120, width: 80, dimensions: '120 x 80' });
  });

  it('take decimal commas and refuse other words', () => {
    const entry = { ...parcels.empty, content: 'Cărți', weight: '12,5', height: 'mare' };
    expect(faultsOf(parcels, entry)).toHaveProperty('height');
    expect(faultsOf(parcels, entry)).not.toHaveProperty('weight');
    expect(lineOf(parcels, 'Other', { ...entry, value: '99,9' })).toMatchObject({
      weight: 12.5,
      value: '99.90',
    });
  });

  it('let the quantity of parcels and pallets be 0, of the others not', () => {
    const least = (picker: typeof parcels) =>
      picker.fields.flatMap((field) => (field.kind === 'count' ? [field.min] : []));
    expect([parcels, pallets, animals].map(least)).toEqual([[0], [0], [0, 0]]);
    expect([vehicles, refrigerated, freight].map(least)).toEqual([[1], [1], [1]]);
  });

  it('count an entry of quantity 0 as removed, and a list of them as nothing', () => {
    const removed = { ...parcels.empty, quantity: 0 };
    expect(toGoods(parcels, 'Other', [removed])).toMatchObject({ ready: false });
    const kept = { ...parcels.empty, content: 'Cărți' };
    expect(toGoods(parcels, 'Other', [removed, kept])).toMatchObject({ ready: true });
  });

  it('order one instrument, the adults of animals, and boats in centimetres', () => {
    expect(lineOf(instruments, 'Pianos', { type: 'upright-piano', notes: '' })).toMatchObject({
      item_name: 'Pianos - Upright piano',
      quantity: 1,
    });
    const mother = { ...animals.empty, type: 'pet', adults: 2, puppies: 3 };
    expect(lineOf(animals, 'Pets', mother)).toMatchObject({ quantity: 2, adults: '2', puppies: '3' });
    expect(faultsOf(animals, { ...mother, adults: 0 }).adults?.en).toBe(
      'must travel with mother if puppies under 2 months',
    );
    expect(
      lineOf(boats, 'Boats', {
        ...boats.empty,
        type: 'goiter',
        length1: '6,5',
        height: '2',
        onTrailer: true,
      }),
    ).toMatchObject({
      type: 'Goiter',
      length1: '6,5',
      length: 650,
      height: 200,
      on_trailer: 'true',
      quantity: 1,
    });
  });

  it('keep the field names of refrigerated goods', () => {
    const entry = {
      make: 'Brânză',
      model: 'cheese-and-dairy-products',
      condition: 'cool-between-0-and-4-c',
      weight: '40',
      quantity: 3,
    };
    expect(lineOf(refrigerated, 'Refrigerated Foods', entry)).toMatchObject({
      item_name: 'Refrigerated Foods - Brânză',
      make: 'Brânză',
      model: 'Cheese and dairy products',
      condition: 'Cool (between 0° and 4° C)',
      weight: 40,
    });
  });
});

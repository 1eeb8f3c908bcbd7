import type { Picker } from '@cursa/contracts/catalogues/categories';
import type { GoodsPicker } from './picker.ts';

type Listed = Exclude<Picker, 'items'>;

/** Each form comes with its catalogue, and only when its category is chosen; that of motorcycles is long. */
const LOADS: Readonly<Record<Listed, () => Promise<{ readonly picker: GoodsPicker }>>> = {
  vehicles: () => import('./pickers/vehicles.ts'),
  motorcycles: () => import('./pickers/motorcycles.ts'),
  refrigerated: () => import('./pickers/refrigerated.ts'),
  boats: () => import('./pickers/boats.ts'),
  instruments: () => import('./pickers/instruments.ts'),
  animals: () => import('./pickers/animals.ts'),
  freight: () => import('./pickers/freight.ts'),
  pallets: () => import('./pickers/pallets.ts'),
  parcels: () => import('./pickers/parcels.ts'),
};

export async function loadPicker(name: Listed): Promise<GoodsPicker> {
  return (await LOADS[name]()).picker;
}

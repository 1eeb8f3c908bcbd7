import { carMakes } from '@cursa/contracts/catalogues/cars';
import { makeAndModel } from './make-and-model.ts';

/** Picker 1. */
export const picker = makeAndModel(carMakes, {
  entry: { ro: 'Mașina', en: 'Car' },
  add: { ro: 'Adaugă o mașină', en: 'Add a car' },
});

import { motorcycleMakes } from '@cursa/contracts/catalogues/motorcycles';
import { makeAndModel } from './make-and-model.ts';

/** Picker 2; its catalogue is the long one. */
export const picker = makeAndModel(motorcycleMakes, {
  entry: { ro: 'Motocicleta', en: 'Motorcycle' },
  add: { ro: 'Adaugă o motocicletă', en: 'Add a motorcycle' },
});

import { refrigeratedCategories, refrigeratedTypologies } from '@cursa/contracts/catalogues/refrigerated';
import { chosen, chooseOption, countOf, decimalOf, quantityField, textOf } from '../entry-values.ts';
import type { GoodsPicker } from '../picker.ts';

/** Picker 4; the line keeps the field names of specification §3: make, model, condition. */
export const picker: GoodsPicker = {
  entry: { ro: 'Produsul', en: 'Goods' },
  add: { ro: 'Adaugă un produs', en: 'Add goods' },
  empty: { make: '', model: 'choose-an-option', condition: '', weight: '', quantity: 1 },
  fields: [
    {
      kind: 'text',
      name: 'make',
      label: { ro: 'Descriere', en: 'Description' },
      required: { ro: 'Scrie ce produse sunt.', en: 'Write what goods these are.' },
    },
    {
      kind: 'select',
      name: 'model',
      label: { ro: 'Categoria de produse', en: 'Category of goods' },
      options: () => refrigeratedCategories,
    },
    {
      kind: 'select',
      name: 'condition',
      label: { ro: 'Temperatura', en: 'Typology' },
      options: () => refrigeratedTypologies,
      placeholder: chooseOption,
    },
    { kind: 'decimal', name: 'weight', label: { ro: 'Greutate', en: 'Weight' }, unit: 'kg', max: 100_000 },
    quantityField(1),
  ],
  nameOf: (entry) => textOf(entry, 'make') || chosen(refrigeratedCategories, entry, 'model'),
  lineOf: (entry) => ({
    make: textOf(entry, 'make'),
    model: chosen(refrigeratedCategories, entry, 'model'),
    condition: chosen(refrigeratedTypologies, entry, 'condition'),
    weight: decimalOf(entry, 'weight'),
    quantity: countOf(entry, 'quantity'),
  }),
};

import { palletDefaultValue, palletTypologies, palletValues } from '@cursa/contracts/catalogues/pallets';
import type { GoodsEntry } from '../../draft/booking-draft.ts';
import { chosen, chooseOption, countOf, decimalOf, quantityField, textOf } from '../entry-values.ts';
import type { GoodsPicker } from '../picker.ts';

const defaultValue = palletValues.find(({ value }) => value === palletDefaultValue)?.key ?? '';

/** '120 x 80' gives the price its length and width; any other wording is kept as words only. */
function footprint(entry: GoodsEntry): { length?: number; width?: number } {
  const [, length, width] = /^(\d{1,4})\s*[x×*]\s*(\d{1,4})\b/i.exec(textOf(entry, 'dimensions')) ?? [];
  const [a, b] = [Number(length), Number(width)];
  return a > 0 && b > 0 && a <= 5000 && b <= 5000 ? { length: a, width: b } : {};
}

/** Picker 10; quantity from 0. */
export const picker: GoodsPicker = {
  entry: { ro: 'Paletul', en: 'Pallet' },
  add: { ro: 'Adaugă un palet', en: 'Add a pallet' },
  empty: {
    contents: '',
    typology: '',
    value: defaultValue,
    dimensions: '',
    height: '',
    weight: '',
    quantity: 1,
  },
  fields: [
    {
      kind: 'text',
      name: 'contents',
      label: { ro: 'Conținut', en: 'Contents' },
      required: { ro: 'Scrie ce este pe palet.', en: 'Write what is on the pallet.' },
    },
    {
      kind: 'select',
      name: 'typology',
      label: { ro: 'Tipul paletului', en: 'Typology' },
      options: () => palletTypologies,
      placeholder: chooseOption,
    },
    {
      kind: 'select',
      name: 'value',
      label: { ro: 'Valoarea declarată', en: 'Declared value' },
      options: () => palletValues,
    },
    {
      kind: 'text',
      name: 'dimensions',
      label: { ro: 'Dimensiuni (cm)', en: 'Dimensions (cm)' },
      placeholder: { ro: 'De exemplu 120 x 80', en: 'Such as 120 x 80' },
    },
    { kind: 'decimal', name: 'height', label: { ro: 'Înălțime', en: 'Height' }, unit: 'cm', max: 5000 },
    { kind: 'decimal', name: 'weight', label: { ro: 'Greutate', en: 'Weight' }, unit: 'kg', max: 100_000 },
    quantityField(0),
  ],
  nameOf: (entry) => textOf(entry, 'contents') || chosen(palletTypologies, entry, 'typology'),
  lineOf: (entry) => ({
    contents: textOf(entry, 'contents'),
    typology: chosen(palletTypologies, entry, 'typology'),
    value: chosen(palletValues, entry, 'value'),
    dimensions: textOf(entry, 'dimensions'),
    ...footprint(entry),
    height: decimalOf(entry, 'height'),
    weight: decimalOf(entry, 'weight'),
    quantity: countOf(entry, 'quantity'),
  }),
};

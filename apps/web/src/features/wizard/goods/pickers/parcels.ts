import { parcelNotice, parcelTypes } from '@cursa/contracts/catalogues/parcels';
import { chooseOption, chosen, countOf, decimalOf, quantityField, textOf } from '../entry-values.ts';
import type { GoodsPicker } from '../picker.ts';

/** Picker 11 (specification §3, §9): sizes in cm and kg, value in euro, quantity from 0. */
export const picker: GoodsPicker = {
  entry: { ro: 'Coletul', en: 'Parcel' },
  add: { ro: 'Adaugă un colet', en: 'Add a parcel' },
  empty: {
    transportType: '',
    content: '',
    length: '',
    width: '',
    height: '',
    weight: '',
    value: '',
    quantity: 1,
  },
  fields: [
    {
      kind: 'select',
      name: 'transportType',
      label: { ro: 'Tipul transportului', en: 'Kind of transport' },
      options: () => parcelTypes,
      placeholder: chooseOption,
    },
    {
      kind: 'text',
      name: 'content',
      label: { ro: 'Conținut', en: 'Contents' },
      placeholder: { ro: 'De exemplu: cărți, haine', en: 'Such as books, clothes' },
      required: { ro: 'Scrie ce conține coletul.', en: 'Write what the parcel contains.' },
    },
    { kind: 'decimal', name: 'length', label: { ro: 'Lungime', en: 'Length' }, unit: 'cm', max: 5000 },
    { kind: 'decimal', name: 'width', label: { ro: 'Lățime', en: 'Width' }, unit: 'cm', max: 5000 },
    { kind: 'decimal', name: 'height', label: { ro: 'Înălțime', en: 'Height' }, unit: 'cm', max: 5000 },
    { kind: 'decimal', name: 'weight', label: { ro: 'Greutate', en: 'Weight' }, unit: 'kg', max: 100_000 },
    {
      kind: 'decimal',
      name: 'value',
      label: { ro: 'Valoare declarată', en: 'Declared value' },
      unit: '€',
      max: 999_999_999,
    },
    quantityField(0),
  ],
  nameOf: (entry) => textOf(entry, 'content') || chosen(parcelTypes, entry, 'transportType'),
  lineOf: (entry) => ({
    transport_type: chosen(parcelTypes, entry, 'transportType'),
    content: textOf(entry, 'content'),
    length: decimalOf(entry, 'length'),
    width: decimalOf(entry, 'width'),
    height: decimalOf(entry, 'height'),
    weight: decimalOf(entry, 'weight'),
    ...(decimalOf(entry, 'value') > 0 ? { value: decimalOf(entry, 'value').toFixed(2) } : {}),
    quantity: countOf(entry, 'quantity'),
  }),
  notices: [parcelNotice],
};

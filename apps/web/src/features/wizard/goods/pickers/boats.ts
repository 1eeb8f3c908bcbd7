import { vesselTypes } from '@cursa/contracts/catalogues/vessels';
import { chosen, chooseOption, decimalOf, flagOf, textOf } from '../entry-values.ts';
import type { GoodsPicker } from '../picker.ts';

/** Picker 5; dimensions in metres. The line's own sizes are in centimetres, as for everything else. */
export const picker: GoodsPicker = {
  entry: { ro: 'Barca', en: 'Boat' },
  add: { ro: 'Adaugă o barcă', en: 'Add a boat' },
  empty: { description: '', type: '', length1: '', length2: '', height: '', onTrailer: false },
  fields: [
    {
      kind: 'select',
      name: 'type',
      label: { ro: 'Tipul ambarcațiunii', en: 'Type of vessel' },
      options: () => vesselTypes,
      placeholder: chooseOption,
      required: { ro: 'Alege tipul.', en: 'Choose the type.' },
    },
    { kind: 'text', name: 'description', label: { ro: 'Descriere', en: 'Description' } },
    { kind: 'decimal', name: 'length1', label: { ro: 'Lungimea 1', en: 'Length 1' }, unit: 'm', max: 50 },
    { kind: 'decimal', name: 'length2', label: { ro: 'Lungimea 2', en: 'Length 2' }, unit: 'm', max: 50 },
    { kind: 'decimal', name: 'height', label: { ro: 'Înălțime', en: 'Height' }, unit: 'm', max: 50 },
    { kind: 'flag', name: 'onTrailer', label: { ro: 'Este pe remorcă', en: 'It is on a trailer' } },
  ],
  nameOf: (entry) => chosen(vesselTypes, entry, 'type') || textOf(entry, 'description'),
  lineOf: (entry) => ({
    description: textOf(entry, 'description'),
    type: chosen(vesselTypes, entry, 'type'),
    length1: textOf(entry, 'length1'),
    length2: textOf(entry, 'length2'),
    length: Math.round(decimalOf(entry, 'length1') * 100),
    height: Math.round(decimalOf(entry, 'height') * 100),
    on_trailer: flagOf(entry, 'onTrailer') ? 'true' : 'false',
    quantity: 1,
  }),
};

import { instrumentTypes } from '@cursa/contracts/catalogues/instruments';
import { chosen, chooseOption, textOf } from '../entry-values.ts';
import type { GoodsPicker } from '../picker.ts';

/** Picker 6; the quantity of an instrument is always 1 (specification §3). */
export const picker: GoodsPicker = {
  entry: { ro: 'Instrumentul', en: 'Instrument' },
  add: { ro: 'Adaugă un instrument', en: 'Add an instrument' },
  empty: { type: '', notes: '' },
  fields: [
    {
      kind: 'select',
      name: 'type',
      label: { ro: 'Tipul instrumentului', en: 'Type of instrument' },
      options: () => instrumentTypes,
      placeholder: chooseOption,
      required: { ro: 'Alege tipul.', en: 'Choose the type.' },
    },
    {
      kind: 'long',
      name: 'notes',
      label: { ro: 'Observații', en: 'Notes' },
      placeholder: { ro: 'Marcă, mărime, scări înguste…', en: 'Make, size, narrow stairs…' },
    },
  ],
  nameOf: (entry) => chosen(instrumentTypes, entry, 'type'),
  lineOf: (entry) => ({
    type: chosen(instrumentTypes, entry, 'type'),
    notes: textOf(entry, 'notes'),
    quantity: 1,
  }),
};

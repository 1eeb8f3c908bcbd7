import {
  freightDriverLengths,
  freightHalves,
  freightSetups,
  freightTypologies,
  freightWeights,
} from '@cursa/contracts/catalogues/freight';
import { valueBands } from '@cursa/contracts/catalogues/value-bands';
import type { GoodsEntry } from '../../draft/booking-draft.ts';
import { chosen, chooseOption, countOf, quantityField, textOf } from '../entry-values.ts';
import type { GoodsField, GoodsPicker } from '../picker.ts';

const isFullLoad = (entry: GoodsEntry) => entry['typology'] === 'full-load';
const hasEngine = (entry: GoodsEntry) => isFullLoad(entry) && entry['half'] === 'engine';

/** Only a full load is asked for these (specification §4). */
const ofFullLoad: readonly GoodsField[] = [
  {
    kind: 'select',
    name: 'half',
    label: { ro: 'Tipul vehiculului', en: 'Half' },
    options: () => freightHalves,
    placeholder: chooseOption,
    shown: isFullLoad,
  },
  {
    kind: 'select',
    name: 'driverLen',
    label: { ro: 'Lungimea camionului', en: 'Driver length' },
    options: () => freightDriverLengths,
    placeholder: chooseOption,
    shown: hasEngine,
  },
  {
    kind: 'select',
    name: 'setup',
    label: { ro: 'Caroseria', en: 'Setup' },
    options: () => freightSetups,
    placeholder: chooseOption,
    shown: isFullLoad,
  },
  {
    kind: 'select',
    name: 'weight',
    label: { ro: 'Greutate', en: 'Weight' },
    options: () => freightWeights,
    placeholder: chooseOption,
    shown: isFullLoad,
  },
];

/** Picker 9, transport management. */
export const picker: GoodsPicker = {
  entry: { ro: 'Marfa', en: 'Freight' },
  add: { ro: 'Adaugă marfă', en: 'Add freight' },
  empty: {
    description: '',
    typology: '',
    value: '',
    half: '',
    setup: '',
    weight: '',
    driverLen: '',
    quantity: 1,
  },
  fields: [
    {
      kind: 'text',
      name: 'description',
      label: { ro: 'Descriere', en: 'Description' },
      placeholder: { ro: 'De exemplu: cărămidă, utilaje', en: 'Such as bricks, machines' },
      required: { ro: 'Scrie ce marfă este.', en: 'Write what freight it is.' },
    },
    {
      kind: 'select',
      name: 'typology',
      label: { ro: 'Tipul încărcării', en: 'Typology' },
      options: () => freightTypologies,
      placeholder: chooseOption,
      required: { ro: 'Alege tipul încărcării.', en: 'Choose the typology.' },
    },
    ...ofFullLoad,
    {
      kind: 'select',
      name: 'value',
      label: { ro: 'Valoarea mărfii', en: 'Value' },
      options: () => valueBands,
      placeholder: chooseOption,
    },
    quantityField(1),
  ],
  nameOf: (entry) => textOf(entry, 'description') || chosen(freightTypologies, entry, 'typology'),
  lineOf: (entry) => {
    const weight = freightWeights.find(({ key }) => key === entry['weight']);
    return {
      description: textOf(entry, 'description'),
      typology: chosen(freightTypologies, entry, 'typology'),
      value: chosen(valueBands, entry, 'value'),
      half: chosen(freightHalves, entry, 'half'),
      setup: chosen(freightSetups, entry, 'setup'),
      driver_length: chosen(freightDriverLengths, entry, 'driverLen'),
      ...(weight ? { weight: weight.max_kg, weight_band: weight.literal } : {}),
      quantity: countOf(entry, 'quantity'),
    };
  },
  afterChange: (entry) => {
    if (!isFullLoad(entry)) return { ...entry, half: '', setup: '', weight: '', driverLen: '' };
    return hasEngine(entry) ? entry : { ...entry, driverLen: '' };
  },
};

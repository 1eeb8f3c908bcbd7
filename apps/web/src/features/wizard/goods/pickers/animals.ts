import { animalRules, animalSizes, animalTypes, puppiesLabel } from '@cursa/contracts/catalogues/animals';
import { chosen, chooseOption, countOf } from '../entry-values.ts';
import type { GoodsPicker } from '../picker.ts';

/** Picker 8; adults are the quantity (specification §3), and puppies travel with their mother (§9). */
export const picker: GoodsPicker = {
  entry: { ro: 'Animalul', en: 'Animal' },
  add: { ro: 'Adaugă animale', en: 'Add animals' },
  empty: { type: '', cut: '', adults: 1, puppies: 0 },
  fields: [
    {
      kind: 'select',
      name: 'type',
      label: { ro: 'Tipul', en: 'Type' },
      options: () => animalTypes,
      placeholder: chooseOption,
      required: { ro: 'Alege tipul.', en: 'Choose the type.' },
    },
    {
      kind: 'select',
      name: 'cut',
      label: { ro: 'Talia', en: 'Size' },
      options: () => animalSizes,
      placeholder: chooseOption,
    },
    { kind: 'count', name: 'adults', min: 0, label: { ro: 'Adulți', en: 'Adults' } },
    { kind: 'count', name: 'puppies', min: 0, label: puppiesLabel },
  ],
  nameOf: (entry) => chosen(animalTypes, entry, 'type'),
  lineOf: (entry) => ({
    type: chosen(animalTypes, entry, 'type'),
    cut: chosen(animalSizes, entry, 'cut'),
    adults: String(countOf(entry, 'adults')),
    puppies: String(countOf(entry, 'puppies')),
    quantity: countOf(entry, 'adults'),
  }),
  faultsOf: (entry): ReturnType<NonNullable<GoodsPicker['faultsOf']>> => {
    const [mother] = animalRules;
    return mother && countOf(entry, 'adults') === 0 && countOf(entry, 'puppies') > 0
      ? { adults: mother }
      : {};
  },
  notices: animalRules,
};

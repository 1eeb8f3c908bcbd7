import { conditions } from '@cursa/contracts/catalogues/conditions';
import { firstModel, type Make } from '@cursa/contracts/catalogues/makes';
import type { Label, Option } from '@cursa/contracts/catalogues/option';
import { chooseOption, chosen, countOf, quantityField, textOf } from '../entry-values.ts';
import type { GoodsPicker } from '../picker.ts';

const plain = (name: string): Option => ({
  key: name,
  value: name,
  literal: name,
  label: { ro: name, en: name },
});

/** Cars and motorcycles: make, model, condition, quantity; a new make brings its first model (specification §4). */
export function makeAndModel(
  makes: readonly Make[],
  words: { readonly entry: Label; readonly add: Label },
): GoodsPicker {
  const makeOptions = makes.map(({ make }) => plain(make));
  const models = (make: string): readonly Option[] =>
    makes.find((known) => known.make === make)?.models.map(plain) ?? [];
  return {
    ...words,
    empty: { make: '', model: '', condition: '', quantity: 1 },
    fields: [
      {
        kind: 'select',
        name: 'make',
        label: { ro: 'Marca', en: 'Make' },
        options: () => makeOptions,
        placeholder: chooseOption,
        required: { ro: 'Alege marca.', en: 'Choose the make.' },
      },
      {
        kind: 'select',
        name: 'model',
        label: { ro: 'Modelul', en: 'Model' },
        options: (entry) => models(textOf(entry, 'make')),
        placeholder: chooseOption,
        required: { ro: 'Alege modelul.', en: 'Choose the model.' },
      },
      {
        kind: 'select',
        name: 'condition',
        label: { ro: 'Starea', en: 'Condition' },
        options: () => conditions,
        placeholder: chooseOption,
        required: { ro: 'Alege starea.', en: 'Choose the condition.' },
      },
      quantityField(1),
    ],
    nameOf: (entry) => [textOf(entry, 'make'), textOf(entry, 'model')].filter(Boolean).join(' '),
    lineOf: (entry) => ({
      make: textOf(entry, 'make'),
      model: textOf(entry, 'model'),
      condition: chosen(conditions, entry, 'condition'),
      quantity: countOf(entry, 'quantity'),
    }),
    afterChange: (entry, field) =>
      field === 'make' ? { ...entry, model: firstModel(makes, textOf(entry, 'make')) } : entry,
  };
}

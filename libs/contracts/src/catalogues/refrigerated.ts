import { option, type Option } from './option.ts';

/** The first entry of the category list; it stores nothing. */
const placeholder: Option = {
  key: 'choose-an-option',
  value: '',
  label: { ro: 'Alege o opțiune', en: 'Choose an option' },
  literal: 'Choose an option',
};

/** Refrigerated food categories (specification §9). */
export const refrigeratedCategories: readonly Option[] = [
  placeholder,
  option('Butcher/Cold Meats', 'Carne/Mezeluri'),
  option('Cheese and dairy products', 'Brânzeturi și lactate'),
  option('Fresh/dry pasta', 'Paste proaspete/uscate'),
  option('Cooked foods/Ready meals', 'Mâncare gătită/Semipreparate'),
  option('Pastry shop', 'Produse de patiserie'),
  option('Fruit and vegetables', 'Fructe și legume'),
  option('Drinks', 'Băuturi'),
  option('Other', 'Altele'),
];

/** Temperature regimes; 'Ichthyic' is fish on ice. */
export const refrigeratedTypologies: readonly Option[] = [
  option('Cool (between 0° and 4° C)', 'Rece (între 0° și 4° C)'),
  option('Ichthyic', 'Pește', 'Fish'),
];

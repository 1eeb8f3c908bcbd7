import { findOption, type Option } from './option.ts';

/** The eleven pickers of /parcelfirst, by what they ask for (specification §2). */
export type Picker =
  | 'vehicles'
  | 'motorcycles'
  | 'items'
  | 'refrigerated'
  | 'boats'
  | 'instruments'
  | 'animals'
  | 'freight'
  | 'pallets'
  | 'parcels';

/** An option of the home dropdown; `value` is the text key that orders store. */
export interface Category extends Option {
  /** The number in the `cate` query parameter of /parcelfirst (decision 13). */
  readonly picker_number: number;
  readonly picker: Picker;
}

function category(key: string, literal: string, ro: string, picker_number: number, picker: Picker): Category {
  return { key, value: key, literal, label: { ro, en: literal }, picker_number, picker };
}

/** The home dropdown, in the order and the words of specification §9; the picker numbers are decision 13's. */
export const categories = [
  category('cars', 'Cars', 'Mașini', 1, 'vehicles'),
  category('motorcycles', 'Motorcycles and Scooters', 'Motociclete și scutere', 2, 'motorcycles'),
  category('furniture', 'Furniture and Crafts', 'Mobilă și obiecte de artizanat', 3, 'items'),
  category('building-industry', 'Building and Industry', 'Construcții și industrie', 9, 'freight'),
  category('pallets', 'Pallets', 'Paleți', 10, 'pallets'),
  category('boats', 'Boats', 'Bărci', 5, 'boats'),
  category('removals', 'Removals', 'Mutări', 7, 'items'),
  category('pianos', 'Pianos and Musical Instruments', 'Piane și instrumente muzicale', 6, 'instruments'),
  category('refrigerated', 'Refrigerated Foods', 'Alimente refrigerate', 4, 'refrigerated'),
  category('other', 'Other', 'Altele', 11, 'parcels'),
  category('pets', 'Pets', 'Animale', 8, 'animals'),
] as const satisfies readonly Category[];

/** The keys an order may store. */
export const categoryKeys = [
  'cars',
  'motorcycles',
  'furniture',
  'building-industry',
  'pallets',
  'boats',
  'removals',
  'pianos',
  'refrigerated',
  'other',
  'pets',
] as const;
export type CategoryKey = (typeof categoryKeys)[number];

/** The category of a picker number, 1–11, as number or numeric text. */
export function categoryByPicker(picker: number | string): Category | undefined {
  return categories.find((entry) => entry.picker_number === Number(picker));
}

/** The category that a client names by key, by its words in either language, or by its picker number. */
export function resolveCategory(text: string): Category | undefined {
  const byNumber = /^\s*\d{1,2}\s*$/.test(text) ? categoryByPicker(text) : undefined;
  return byNumber ?? (findOption(categories, text) as Category | undefined);
}

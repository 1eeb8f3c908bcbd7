import { categories } from '@cursa/contracts/catalogues/categories';
import { furnitureCategories, furnitureLineName } from '@cursa/contracts/catalogues/furniture';
import { findOption } from '@cursa/contracts/catalogues/option';
import { enumeratedFields } from '@cursa/contracts/catalogues/order-line-fields';
import type { Locale } from '../../lib/i18n/locale.ts';

/**
 * A line's name for people. Lines are named 'Category - Name' in the catalogue's English (specification §3): the
 * category, which stands beside the name, is left out, and the catalogue's words are shown in the page's language.
 */
export function lineLabel(itemName: string, locale: Locale): string {
  for (const group of furnitureCategories) {
    if (!itemName.startsWith(`${group.literal} - `)) continue;
    const item = group.items.find(({ literal }) => furnitureLineName(group.literal, literal) === itemName);
    if (item) return `${group.label[locale]} - ${item.label[locale]}`;
  }
  const category = categories.find(({ literal }) => itemName.startsWith(`${literal} - `));
  const name = category ? itemName.slice(category.literal.length + 3) : itemName;
  return findOption(enumeratedFields.type, name)?.label[locale] ?? name;
}

import type { Label, Option } from '@cursa/contracts/catalogues/option';
import type { GoodsEntry } from '../draft/booking-draft.ts';
import type { GoodsField } from './picker.ts';

export function textOf(entry: GoodsEntry, field: string): string {
  const value = entry[field];
  return typeof value === 'string' ? value.trim() : '';
}

export function countOf(entry: GoodsEntry, field: string): number {
  const value = entry[field];
  return typeof value === 'number' ? value : 0;
}

export function flagOf(entry: GoodsEntry, field: string): boolean {
  return entry[field] === true;
}

const DECIMAL = /^\d+([.,]\d+)?$/;

/** The number typed, comma or point; 0 for an empty or unreadable field. */
export function decimalOf(entry: GoodsEntry, field: string): number {
  const text = textOf(entry, field);
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : 0;
}

export function isDecimal(text: string, max: number): boolean {
  return text === '' || (DECIMAL.test(text) && Number(text.replace(',', '.')) <= max);
}

/** The stored value of the chosen option; '' when none is chosen. */
export function chosen(options: readonly Option[], entry: GoodsEntry, field: string): string {
  return options.find(({ key }) => key === entry[field])?.value ?? '';
}

/** The quantity that every list but three has, at least 1 (specification §5). */
export const quantityField = (min: 0 | 1): GoodsField => ({
  kind: 'count',
  name: 'quantity',
  min,
  label: { ro: 'Cantitate', en: 'Quantity' },
});

export const chooseOption: Label = { ro: 'Alege o opțiune', en: 'Choose an option' };

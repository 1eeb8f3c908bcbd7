import type { Label } from '@cursa/contracts/catalogues/option';
import { orderLine, type OrderLine } from '@cursa/contracts/catalogues/order-line';
import type { Goods, GoodsEntry } from '../draft/booking-draft.ts';
import { isDecimal, textOf } from './entry-values.ts';
import type { GoodsField, GoodsPicker } from './picker.ts';

export type EntryFaults = Readonly<Record<string, Label>>;

const notANumber = (max: number): Label => ({
  ro: `Scrie un număr de cel mult ${max}, de exemplu 12,5.`,
  en: `Write a number of at most ${max}, such as 12.5.`,
});

/** What is wrong with an entry, by field. One with quantity 0 counts as removed and has no faults (decision 32). */
export function faultsOf(picker: GoodsPicker, entry: GoodsEntry): EntryFaults {
  if (entry['quantity'] === 0) return {};
  const faults: Record<string, Label> = {};
  for (const field of picker.fields) {
    if (field.shown && !field.shown(entry)) continue;
    const fault = fieldFault(field, entry);
    if (fault) faults[field.name] = fault;
  }
  return { ...faults, ...picker.faultsOf?.(entry) };
}

function fieldFault(field: GoodsField, entry: GoodsEntry): Label | undefined {
  const text = textOf(entry, field.name);
  if (field.kind === 'decimal') return isDecimal(text, field.max) ? undefined : notANumber(field.max);
  return 'required' in field && text === '' ? field.required : undefined;
}

/** An entry as a line of the order, named 'Category - Name' (specification §3). */
export function lineOf(picker: GoodsPicker, category: string, entry: GoodsEntry): OrderLine | undefined {
  const name = picker.nameOf(entry);
  const item_name = (name === '' ? category : `${category} - ${name}`).slice(0, 200);
  return orderLine.safeParse({ ...picker.lineOf(entry), item_name }).data;
}

/** What the draft keeps of a list of entries. */
export function toGoods(picker: GoodsPicker, category: string, entries: readonly GoodsEntry[]): Goods {
  const lines = entries.flatMap((entry) => lineOf(picker, category, entry) ?? []);
  const sound = entries.every((entry) => Object.keys(faultsOf(picker, entry)).length === 0);
  return {
    entries: [...entries],
    lines,
    ready: sound && lines.length === entries.length && lines.some(({ quantity }) => quantity > 0),
  };
}

/** An entry after one of its fields was changed, with what that does to others. */
export function changeEntry(
  picker: GoodsPicker,
  entry: GoodsEntry,
  field: string,
  value: GoodsEntry[string],
): GoodsEntry {
  const changed = { ...entry, [field]: value };
  return picker.afterChange?.(changed, field) ?? changed;
}

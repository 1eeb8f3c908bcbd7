import { furnitureCategories, furnitureLineName } from '@cursa/contracts/catalogues/furniture';
import type { Label } from '@cursa/contracts/catalogues/option';
import { orderLine } from '@cursa/contracts/catalogues/order-line';
import type { Goods, GoodsEntry } from '../../draft/booking-draft.ts';
import { countOf, textOf } from '../entry-values.ts';

/** Where typed items go: the category without items of its own. */
export const CUSTOM = 'other';

const nameOf = (entry: GoodsEntry) => ({ category: textOf(entry, 'category'), item: textOf(entry, 'item') });
const isSame = (category: string, item: string) => (entry: GoodsEntry) =>
  textOf(entry, 'category') === category && textOf(entry, 'item') === item;

/** How many of an item are in the cart. */
export function quantityOf(cart: readonly GoodsEntry[], category: string, item: string): number {
  const entry = cart.find(isSame(category, item));
  return entry ? countOf(entry, 'quantity') : 0;
}

/** One more of an item; the first comes with quantity 1 (specification §4). `item` is a key, or a typed name. */
export function addItem(cart: readonly GoodsEntry[], category: string, item: string): GoodsEntry[] {
  const at = cart.findIndex(isSame(category, item));
  const entry = cart[at];
  if (!entry) return [...cart, { category, item, quantity: 1 }];
  return cart.with(at, { ...entry, quantity: Math.min(999, countOf(entry, 'quantity') + 1) });
}

/** Another quantity, never below 1: taking an item out is a step of its own (specification §4). */
export function setQuantity(cart: readonly GoodsEntry[], index: number, quantity: number): GoodsEntry[] {
  return cart.map((entry, at) => (at === index ? { ...entry, quantity: Math.max(1, quantity) } : entry));
}

/** What an entry is called: in the catalogue's words, typed items as typed. */
export function entryLabel(entry: GoodsEntry): { readonly category: Label; readonly item: Label } {
  const { category, item } = nameOf(entry);
  const group = furnitureCategories.find(({ key }) => key === category);
  return {
    category: group?.label ?? { ro: category, en: category },
    item: group?.items.find(({ key }) => key === item)?.label ?? { ro: item, en: item },
  };
}

/** What the draft keeps of a cart; lines are named 'Sofa - 2 seater', typed ones 'Other - …' (specification §3). */
export function toCartGoods(cart: readonly GoodsEntry[]): Goods {
  const lines = cart.flatMap((entry) => {
    const { category, item } = nameOf(entry);
    const group = furnitureCategories.find(({ key }) => key === category);
    const name = group?.items.find(({ key }) => key === item)?.literal ?? item;
    const item_name = furnitureLineName(group?.literal ?? category, name).slice(0, 200);
    return orderLine.safeParse({ item_name, quantity: countOf(entry, 'quantity') }).data ?? [];
  });
  return { entries: [...cart], lines, ready: lines.length > 0 };
}

import { categories, type Category, type CategoryKey } from '@cursa/contracts/catalogues/categories';
import { dropEmptyLines, type OrderLine } from '@cursa/contracts/catalogues/order-line';
import { handling, type Handling } from '@cursa/contracts/http/pricing';
import type { BookingDraft } from './booking-draft.ts';

/** What the floors-and-services panel does in each category; the specification shows it for furniture and removals. */
const HANDLING: Readonly<Record<CategoryKey, 'open' | 'folded' | 'none'>> = {
  furniture: 'open',
  removals: 'open',
  pianos: 'open',
  other: 'folded',
  refrigerated: 'folded',
  pallets: 'none',
  cars: 'none',
  motorcycles: 'none',
  'building-industry': 'none',
  boats: 'none',
  pets: 'none',
};

export const handlingPanel = (category: CategoryKey) => HANDLING[category];

export function categoryOf(key: CategoryKey | null): Category | undefined {
  return categories.find((entry) => entry.key === key);
}

/** The lines of the chosen category; a quantity of 0 counts as removed (decision 32). */
export function linesOf(draft: BookingDraft): OrderLine[] {
  return draft.category ? dropEmptyLines(draft.goods[draft.category]?.lines ?? []) : [];
}

/** Floors and services as they are sent: those of a category without the panel stay at their defaults. */
export function handlingOf({ category, from, to }: BookingDraft): { from: Handling; to: Handling } {
  if (category === null || HANDLING[category] === 'none')
    return { from: handling.parse({}), to: handling.parse({}) };
  return { from, to };
}

import type { Label, Option } from '@cursa/contracts/catalogues/option';
import type { OrderLineInput } from '@cursa/contracts/catalogues/order-line';
import type { GoodsEntry } from '../draft/booking-draft.ts';

interface FieldBase {
  readonly name: string;
  readonly label: Label;
  /** Shown for some entries only; a hidden field is not sent. */
  readonly shown?: (entry: GoodsEntry) => boolean;
}

export type GoodsField =
  | (FieldBase & {
      readonly kind: 'text' | 'long';
      readonly placeholder?: Label;
      /** What is said when it is empty; without it the field may stay empty. */
      readonly required?: Label;
    })
  /** A measure with an optional comma, up to `max` in its own unit. */
  | (FieldBase & { readonly kind: 'decimal'; readonly unit: string; readonly max: number })
  | (FieldBase & {
      readonly kind: 'select';
      readonly options: (entry: GoodsEntry) => readonly Option[];
      /** The first, empty choice. */
      readonly placeholder?: Label;
      readonly required?: Label;
    })
  /** Changed by plus and minus only (specification §5). */
  | (FieldBase & { readonly kind: 'count'; readonly min: 0 | 1 })
  | (FieldBase & { readonly kind: 'flag' });

/** The goods form of one category: what it asks and what becomes of the answers. */
export interface GoodsPicker {
  /** What one entry is called: "Colet" gives "Colet 2". */
  readonly entry: Label;
  readonly add: Label;
  readonly empty: GoodsEntry;
  readonly fields: readonly GoodsField[];
  /** The words after "Category - " of the line's name; '' while nothing says it. */
  readonly nameOf: (entry: GoodsEntry) => string;
  readonly lineOf: (entry: GoodsEntry) => Omit<OrderLineInput, 'item_name'>;
  /** What changing a field does to others, as model after make. */
  readonly afterChange?: (entry: GoodsEntry, field: string) => GoodsEntry;
  /** Faults that one field alone does not show, by field. */
  readonly faultsOf?: (entry: GoodsEntry) => Readonly<Record<string, Label>>;
  /** Shown under the form. */
  readonly notices?: readonly Label[];
}

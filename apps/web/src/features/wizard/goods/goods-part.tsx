import type { Category } from '@cursa/contracts/catalogues/categories';
import type { Goods } from '../draft/booking-draft.ts';
import { ListedGoods } from './listed-goods.tsx';

interface GoodsPartProps {
  readonly category: Category;
  readonly goods: Goods | undefined;
  readonly tried: boolean;
  readonly onChange: (goods: Goods) => void;
}

/** The picker of a category: the furniture cart for 3 and 7, a goods list for the others. */
export function GoodsPart({ category, ...part }: GoodsPartProps) {
  if (category.picker === 'items') return null;
  return <ListedGoods category={category} picker={category.picker} {...part} />;
}

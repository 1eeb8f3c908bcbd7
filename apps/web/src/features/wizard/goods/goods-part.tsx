import { lazy, Suspense } from 'react';
import type { Category } from '@cursa/contracts/catalogues/categories';
import { RowsSkeleton } from '../../../components/query-view.tsx';
import type { Goods } from '../draft/booking-draft.ts';
import { ListedGoods } from './listed-goods.tsx';

const FurniturePicker = lazy(() =>
  import('./furniture/furniture-picker.tsx').then((part) => ({ default: part.FurniturePicker })),
);

interface GoodsPartProps {
  readonly category: Category;
  readonly goods: Goods | undefined;
  readonly tried: boolean;
  readonly onChange: (goods: Goods) => void;
}

/** The picker of a category: the furniture basket for 3 and 7, a goods list for the others. */
export function GoodsPart({ category, tried, ...part }: GoodsPartProps) {
  if (category.picker !== 'items')
    return <ListedGoods category={category} picker={category.picker} tried={tried} {...part} />;
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <FurniturePicker {...part} />
    </Suspense>
  );
}

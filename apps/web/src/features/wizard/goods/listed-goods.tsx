import { useQuery } from '@tanstack/react-query';
import type { Category, Picker } from '@cursa/contracts/catalogues/categories';
import { QueryView } from '../../../components/query-view.tsx';
import type { Goods } from '../draft/booking-draft.ts';
import { GoodsList } from './goods-list.tsx';
import { loadPicker } from './load-picker.ts';

interface ListedGoodsProps {
  readonly category: Category;
  readonly picker: Exclude<Picker, 'items'>;
  readonly goods: Goods | undefined;
  readonly tried: boolean;
  readonly onChange: (goods: Goods) => void;
}

/** The goods form of every category but furniture and removals; its catalogue is fetched first. */
export function ListedGoods({ category, picker, ...list }: ListedGoodsProps) {
  const form = useQuery({
    queryKey: ['goods-form', picker],
    queryFn: () => loadPicker(picker),
    staleTime: Infinity,
    // Code is there or it is not: whether there is a line is not for the query to judge.
    networkMode: 'always',
  });
  return (
    <QueryView query={form}>
      {(loaded) => <GoodsList picker={loaded} category={category.literal} {...list} />}
    </QueryView>
  );
}

import { IconPlus } from '@tabler/icons-react';
import type { FurnitureCategory } from '@cursa/contracts/catalogues/furniture';
import { useLocale } from '../../../../lib/i18n/locale.ts';
import { useMessages } from '../../../../lib/i18n/messages.ts';
import type { GoodsEntry } from '../../draft/booking-draft.ts';
import { quantityOf } from './furniture-cart.ts';
import { furnitureTexts } from './furniture-texts.ts';
import classes from './furniture.module.css';

interface ItemListProps {
  readonly group: FurnitureCategory;
  readonly cart: readonly GoodsEntry[];
  readonly onAdd: (item: string) => void;
}

/** The items of a furniture category; the whole row is the plus, for a thumb in a glove. */
export function ItemList({ group, cart, onAdd }: ItemListProps) {
  const t = useMessages(furnitureTexts);
  const locale = useLocale();
  return (
    <ul className={classes['items']} aria-label={t.items(group.label[locale])}>
      {group.items.map(({ key, label }) => {
        const count = quantityOf(cart, group.key, key);
        return (
          <li key={key}>
            <button
              type="button"
              className={classes['item']}
              aria-label={[t.add(label[locale]), count > 0 ? t.inCart(count) : ''].filter(Boolean).join(', ')}
              onClick={() => onAdd(key)}
            >
              <span>{label[locale]}</span>
              <span className={classes['plus']}>
                {count > 0 ? <strong>{count}</strong> : null}
                <IconPlus size={22} aria-hidden />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

import { Stack } from '@mantine/core';
import { useState } from 'react';
import { furnitureCategories } from '@cursa/contracts/catalogues/furniture';
import { useLocale } from '../../../../lib/i18n/locale.ts';
import { useMessages } from '../../../../lib/i18n/messages.ts';
import type { Goods, GoodsEntry } from '../../draft/booking-draft.ts';
import { Section } from '../../frame/section.tsx';
import { CartList } from './cart-list.tsx';
import { CustomItem } from './custom-item.tsx';
import { addItem, CUSTOM, toCartGoods } from './furniture-cart.ts';
import { furnitureTexts } from './furniture-texts.ts';
import { ItemList } from './item-list.tsx';
import classes from './furniture.module.css';

interface FurniturePickerProps {
  readonly goods: Goods | undefined;
  readonly onChange: (goods: Goods) => void;
}

/** Pickers 3 and 7: category buttons, their items, a basket; Sofa is the first (specification §2, §4). */
export function FurniturePicker({ goods, onChange }: FurniturePickerProps) {
  const t = useMessages(furnitureTexts);
  const locale = useLocale();
  const [chosen, choose] = useState('sofa');
  const group = furnitureCategories.find(({ key }) => key === chosen);
  const cart = goods?.entries ?? [];
  const keep = (next: readonly GoodsEntry[]) => onChange(toCartGoods(next));
  return (
    <Stack gap="md">
      <Section title={t.groups}>
        <div className={classes['groups']} role="group" aria-label={t.groups}>
          {furnitureCategories.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              className={classes['group']}
              aria-pressed={key === chosen}
              onClick={() => choose(key)}
            >
              {label[locale]}
            </button>
          ))}
        </div>
        {chosen === CUSTOM ? (
          <CustomItem onAdd={(name) => keep(addItem(cart, CUSTOM, name))} />
        ) : group ? (
          <ItemList group={group} cart={cart} onAdd={(item) => keep(addItem(cart, group.key, item))} />
        ) : null}
      </Section>
      <CartList cart={cart} onChange={keep} />
    </Stack>
  );
}

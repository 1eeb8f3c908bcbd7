import { Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useLocale } from '../../../../lib/i18n/locale.ts';
import { useMessages } from '../../../../lib/i18n/messages.ts';
import type { GoodsEntry } from '../../draft/booking-draft.ts';
import { Section } from '../../frame/section.tsx';
import { QuantityStepper } from '../quantity-stepper.tsx';
import { entryLabel, setQuantity } from './furniture-cart.ts';
import { furnitureTexts } from './furniture-texts.ts';
import classes from './furniture.module.css';

interface CartListProps {
  readonly cart: readonly GoodsEntry[];
  readonly onChange: (cart: GoodsEntry[]) => void;
}

/** What was chosen: quantities, taking out, and emptying the whole (specification §4). */
export function CartList({ cart, onChange }: CartListProps) {
  const t = useMessages(furnitureTexts);
  const locale = useLocale();
  return (
    <Section
      title={t.cart}
      action={
        cart.length === 0 ? null : (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={20} aria-hidden />}
            onClick={() => onChange([])}
          >
            {t.clear}
          </Button>
        )
      }
    >
      {cart.length === 0 ? <Text c="dimmed">{t.empty}</Text> : null}
      <ul className={classes['cart']}>
        {cart.map((entry, index) => {
          const label = entryLabel(entry);
          const name = `${label.category[locale]} - ${label.item[locale]}`;
          return (
            <li key={name} className={classes['line']}>
              <Text fw={600} flex={1} miw={140} style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Text>
              <QuantityStepper
                compact
                label={t.quantity(name)}
                value={Number(entry['quantity'])}
                min={1}
                onChange={(quantity) => onChange(setQuantity(cart, index, quantity))}
              />
              <Button
                variant="subtle"
                color="red"
                aria-label={`${t.remove}: ${name}`}
                onClick={() => onChange(cart.toSpliced(index, 1))}
              >
                {t.remove}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

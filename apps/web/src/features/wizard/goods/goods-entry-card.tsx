import { Button, Group, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Card } from '../../../components/card.tsx';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import type { GoodsEntry } from '../draft/booking-draft.ts';
import { GoodsFieldInput } from './goods-field-input.tsx';
import type { EntryFaults } from './goods-rules.ts';
import { goodsTexts } from './goods-texts.ts';
import type { GoodsPicker } from './picker.ts';
import classes from './goods.module.css';

interface GoodsEntryCardProps {
  readonly picker: GoodsPicker;
  readonly entry: GoodsEntry;
  /** Counted from 1. */
  readonly number: number;
  readonly faults: EntryFaults;
  readonly onChange: (field: string, value: GoodsEntry[string]) => void;
  /** The first entry of a list has none (specification §4). */
  readonly onDelete: (() => void) | undefined;
}

/** One entry of a goods list, with its fields. */
export function GoodsEntryCard({ picker, entry, number, faults, onChange, onDelete }: GoodsEntryCardProps) {
  const t = useMessages(goodsTexts);
  const locale = useLocale();
  const name = `${picker.entry[locale]} ${number}`;
  return (
    <Card>
      <section aria-label={name}>
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h3">
            {name}
          </Title>
          {onDelete ? (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={20} aria-hidden />}
              aria-label={`${t.remove}: ${name}`}
              onClick={onDelete}
            >
              {t.remove}
            </Button>
          ) : null}
        </Group>
        <div className={classes['fields']}>
          {picker.fields
            .filter(({ shown }) => shown?.(entry) ?? true)
            .map((field) => (
              <div key={field.name} data-wide={field.kind === 'long'}>
                <GoodsFieldInput
                  field={field}
                  entry={entry}
                  error={faults[field.name]?.[locale]}
                  onChange={(value) => onChange(field.name, value)}
                />
              </div>
            ))}
        </div>
      </section>
    </Card>
  );
}

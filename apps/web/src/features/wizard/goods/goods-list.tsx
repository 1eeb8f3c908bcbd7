import { Alert, Button, List, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import type { Goods, GoodsEntry } from '../draft/booking-draft.ts';
import { GoodsEntryCard } from './goods-entry-card.tsx';
import { changeEntry, faultsOf, toGoods } from './goods-rules.ts';
import { goodsTexts } from './goods-texts.ts';
import type { GoodsPicker } from './picker.ts';

interface GoodsListProps {
  readonly picker: GoodsPicker;
  /** The category as written, which line names begin with. */
  readonly category: string;
  readonly goods: Goods | undefined;
  /** Faults show once going on was tried. */
  readonly tried: boolean;
  readonly onChange: (goods: Goods) => void;
}

/** A goods list: starts with one empty entry, Add appends, Delete removes (specification §4). */
export function GoodsList({ picker, category, goods, tried, onChange }: GoodsListProps) {
  const t = useMessages(goodsTexts);
  const locale = useLocale();
  const entries = goods && goods.entries.length > 0 ? goods.entries : [picker.empty];
  const keep = (next: readonly GoodsEntry[]) => onChange(toGoods(picker, category, next));
  return (
    <Stack gap="md">
      {entries.map((entry, index) => (
        <GoodsEntryCard
          // Entries have no names of their own; every field takes its value from the draft, so places may serve.
          key={index}
          picker={picker}
          entry={entry}
          number={index + 1}
          faults={tried ? faultsOf(picker, entry) : {}}
          onChange={(field, value) => keep(entries.with(index, changeEntry(picker, entry, field, value)))}
          onDelete={index > 0 ? () => keep(entries.toSpliced(index, 1)) : undefined}
        />
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={() => keep([...entries, picker.empty])}
      >
        {picker.add[locale]}
      </Button>
      {picker.notices ? (
        <Alert color="lanterna" variant="light" title={t.good} role="note">
          {picker.notices.length === 1 ? (
            picker.notices[0]?.[locale]
          ) : (
            <List spacing={6}>
              {picker.notices.map((notice) => (
                <List.Item key={notice.en}>{notice[locale]}</List.Item>
              ))}
            </List>
          )}
        </Alert>
      ) : null}
    </Stack>
  );
}

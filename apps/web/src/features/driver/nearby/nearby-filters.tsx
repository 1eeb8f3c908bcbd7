import { Button, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { categories } from '@cursa/contracts/catalogues/categories';
import { useState } from 'react';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { touchTarget } from '../touch-target.ts';
import type { NearbyAddress } from './use-nearby-address.ts';
import { lengthKm, narrowedBy, reachKm } from './nearby-search.ts';
import { nearbyTexts } from './nearby-texts.ts';

/** What narrows the list; every choice goes into the address at once. */
export function NearbyFilters({ address }: { readonly address: NearbyAddress }) {
  const t = useMessages(nearbyTexts);
  const locale = useLocale();
  const { search, narrow } = address;
  const [text, setText] = useState(search.text);
  const [seen, setSeen] = useState(search.text);
  // Changed elsewhere: by Back, or by the button of the empty list.
  if (seen !== search.text) {
    setSeen(search.text);
    if (search.text !== text.trim()) setText(search.text);
  }
  const upTo = (steps: readonly number[]) => [
    { value: '0', label: t.any },
    ...steps.map((km) => ({ value: String(km), label: `${km} km` })),
  ];
  const reset = () => {
    setText('');
    narrow({ category: '', reach: 0, length: 0, day: '', text: '' });
  };
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 5 }} spacing="sm" verticalSpacing="xs">
        <TextInput
          styles={touchTarget}
          type="search"
          label={t.text}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            // Not a moment later: by then the person may be on the way to another address, and would be taken back.
            narrow({ text: event.currentTarget.value.trim() });
          }}
        />
        <NativeSelect
          styles={touchTarget}
          label={t.category}
          value={search.category}
          data={[
            { value: '', label: t.anyCategory },
            ...categories.map(({ key, label }) => ({ value: key, label: label[locale] })),
          ]}
          onChange={(event) => narrow({ category: event.currentTarget.value })}
        />
        <NativeSelect
          styles={touchTarget}
          label={t.reach}
          value={String(search.reach)}
          data={upTo(reachKm)}
          onChange={(event) => narrow({ reach: Number(event.currentTarget.value) })}
        />
        <NativeSelect
          styles={touchTarget}
          label={t.length}
          value={String(search.length)}
          data={upTo(lengthKm)}
          onChange={(event) => narrow({ length: Number(event.currentTarget.value) })}
        />
        <TextInput
          styles={touchTarget}
          type="date"
          label={t.day}
          value={search.day}
          onChange={(event) => narrow({ day: event.currentTarget.value })}
        />
      </SimpleGrid>
      {narrowedBy(search) > 0 ? (
        <Button variant="default" mih={48} onClick={reset} style={{ alignSelf: 'start' }}>
          {t.reset}
        </Button>
      ) : null}
    </Stack>
  );
}

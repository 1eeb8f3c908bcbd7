import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../../lib/i18n/messages.ts';
import { furnitureTexts } from './furniture-texts.ts';

/** An item in one's own words; Enter adds it and does not go on to the next step (specification §2). */
export function CustomItem({ onAdd }: { readonly onAdd: (name: string) => void }) {
  const t = useMessages(furnitureTexts);
  const [name, setName] = useState('');
  const add = () => {
    if (name.trim() === '') return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <Group align="end" gap="sm" wrap="nowrap">
      <TextInput
        flex={1}
        label={t.custom}
        placeholder={t.customHint}
        maxLength={150}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="default" disabled={name.trim() === ''} onClick={add}>
        {t.customAdd}
      </Button>
    </Group>
  );
}

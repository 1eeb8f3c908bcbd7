import { Button, Group, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../components/card.tsx';
import type { HomeContent } from './content/home-content.ts';

/** The newsletter box; no call is made (specification §1), and it says so. */
export function Newsletter({ words }: { readonly words: HomeContent['newsletter'] }) {
  const [pressed, setPressed] = useState(false);
  return (
    <Card>
      <Title order={2} size="h3">
        {words.title}
      </Title>
      <Text my="sm">{words.text}</Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setPressed(true);
        }}
      >
        <Group align="end">
          <TextInput type="email" autoComplete="email" label={words.field} flex={1} miw={180} />
          <Button type="submit" variant="default">
            {words.button}
          </Button>
        </Group>
      </form>
      <Text role="status" mt="sm" size="sm">
        {pressed ? words.pressed : ''}
      </Text>
    </Card>
  );
}

import { Button, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Card } from '../../components/card.tsx';
import type { HomeContent } from './content/home-content.ts';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Installs Cursa from the browser where that can be asked for, and says how where it cannot. */
export function InstallApp({ words }: { readonly words: HomeContent['app'] }) {
  const [offer, setOffer] = useState<InstallPrompt | undefined>();
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallPrompt);
    };
    addEventListener('beforeinstallprompt', keep);
    return () => removeEventListener('beforeinstallprompt', keep);
  }, []);
  return (
    <Card>
      <Title order={2} size="h3">
        {words.title}
      </Title>
      <Text my="sm">{words.text}</Text>
      {offer ? (
        <Button variant="default" onClick={() => void offer.prompt().then(() => setOffer(undefined))}>
          {words.button}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          {words.hint}
        </Text>
      )}
    </Card>
  );
}

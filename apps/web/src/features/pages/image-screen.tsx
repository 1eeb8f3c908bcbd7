import { Button, Image, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../components/card.tsx';
import { Page } from '../../components/page.tsx';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { tellError, tellSuccess } from '../../lib/notices/notices.ts';
import { keepImages, readImages } from './local-images.ts';

const messages = defineMessages({
  ro: {
    title: 'Test de imagini',
    lead: 'Patru imagini care rămân numai în acest browser. Nimic nu se trimite.',
    slot: (n: number) => `Imaginea ${n}`,
    save: 'Salvează imaginile',
    saved: 'Imaginile s-au păstrat în acest browser.',
    full: 'Imaginile sunt prea mari pentru memoria browserului. Alege unele mai mici.',
  },
  en: {
    title: 'Image test',
    lead: 'Four images that stay in this browser only. Nothing is sent.',
    slot: (n: number) => `Image ${n}`,
    save: 'Save the images',
    saved: 'The images are kept in this browser.',
    full: 'The images are too large for the browser’s storage. Choose smaller ones.',
  },
});

/** Four file inputs and a button that keeps the images in the browser (specification §2). */
export function ImageScreen() {
  const t = useMessages(messages);
  const [images, setImages] = useState(readImages);
  const choose = (slot: number, file: File | undefined) => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () =>
      setImages((before) =>
        before.map((image, index) => (index === slot ? (reader.result as string) : image)),
      );
    reader.readAsDataURL(file);
  };
  const save = () => (keepImages(images) ? tellSuccess(t.saved) : tellError(t.full));
  return (
    <Page title={t.title} lead={t.lead} size="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {images.map((image, slot) => (
          <Card key={slot}>
            <Stack gap="xs">
              <Text component="label" fw={600} htmlFor={`image-${slot}`}>
                {t.slot(slot + 1)}
              </Text>
              <input
                id={`image-${slot}`}
                type="file"
                accept="image/*"
                style={{ maxWidth: '100%', minHeight: 44 }}
                onChange={(event) => choose(slot, event.currentTarget.files?.[0])}
              />
              {image ? (
                <Image src={image} alt={t.slot(slot + 1)} radius="md" mah={200} fit="contain" />
              ) : null}
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
      <Button onClick={save}>{t.save}</Button>
    </Page>
  );
}

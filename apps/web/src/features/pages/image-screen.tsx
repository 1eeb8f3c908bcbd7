import { Button, Center, FileButton, Image, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
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
    choose: 'Alege imaginea',
    save: 'Salvează imaginile',
    saved: 'Imaginile s-au păstrat în acest browser.',
    full: 'Imaginile sunt prea mari pentru memoria browserului. Alege unele mai mici.',
  },
  en: {
    title: 'Image test',
    lead: 'Four images that stay in this browser only. Nothing is sent.',
    slot: (n: number) => `Image ${n}`,
    choose: 'Choose an image',
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
      <SimpleGrid cols={2}>
        {images.map((image, slot) => (
          <Card key={slot}>
            <Stack gap="xs">
              <Text component="label" fw={600} htmlFor={`image-${slot}`}>
                {t.slot(slot + 1)}
              </Text>
              <Center h={140} bg="var(--cursa-art-soft)" style={{ borderRadius: 'var(--mantine-radius-md)' }}>
                {image ? (
                  <Image src={image} alt={t.slot(slot + 1)} radius="md" h={140} fit="contain" />
                ) : (
                  <IconPhoto size={40} aria-hidden />
                )}
              </Center>
              <FileButton
                accept="image/*"
                inputProps={{ id: `image-${slot}` }}
                onChange={(file) => choose(slot, file ?? undefined)}
              >
                {(props) => (
                  <Button {...props} variant="default" aria-label={`${t.choose}: ${t.slot(slot + 1)}`}>
                    {t.choose}
                  </Button>
                )}
              </FileButton>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
      <Button size="lg" onClick={save}>
        {t.save}
      </Button>
    </Page>
  );
}

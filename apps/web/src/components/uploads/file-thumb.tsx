import { Center, Image } from '@mantine/core';
import { IconCamera, IconFileText } from '@tabler/icons-react';
import { usePreview } from './use-preview.ts';

interface FileThumbProps {
  readonly file: File | undefined;
  /** The server has it, though it cannot be shown any more (after a reload). */
  readonly kept: boolean;
}

/** A small look at a chosen file: the picture itself, a sheet for documents, a camera for none. */
export function FileThumb({ file, kept }: FileThumbProps) {
  const preview = usePreview(file);
  if (preview) return <Image src={preview} alt="" w={72} h={72} radius="md" fit="cover" flex="0 0 auto" />;
  const Icon = file !== undefined || kept ? IconFileText : IconCamera;
  return (
    <Center w={72} h={72} bg="var(--cursa-art-soft)" flex="0 0 auto" style={{ borderRadius: 10 }} aria-hidden>
      <Icon size={30} stroke={1.6} />
    </Center>
  );
}

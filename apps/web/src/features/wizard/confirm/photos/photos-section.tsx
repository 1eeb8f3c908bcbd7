import { Button, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../../lib/i18n/messages.ts';
import type { DraftPhoto } from '../../draft/booking-draft.ts';
import { Section } from '../../frame/section.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { photoTexts } from './photo-texts.ts';
import classes from './photos.module.css';
import { usePhotos, type UploadPhoto } from './use-photos.ts';

interface PhotosSectionProps {
  readonly photos: readonly DraftPhoto[];
  readonly onChange: (photos: DraftPhoto[]) => void;
  readonly onUploading: (busy: boolean) => void;
  /** For tests. */
  readonly upload?: UploadPhoto;
}

/** Up to three product photos, each with its own progress and its own second try (specification §2). */
export function PhotosSection({ photos, onChange, onUploading, upload }: PhotosSectionProps) {
  const t = useMessages(photoTexts);
  const { uploads, room, busy, add, retry, drop, remove } = usePhotos(photos, onChange, upload);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => onUploading(busy), [busy, onUploading]);
  return (
    <Section title={t.title}>
      <Text>{t.note}</Text>
      <ul className={classes['tiles']} hidden={photos.length + uploads.length === 0}>
        {photos.map(({ media_id, url }, index) => (
          <PhotoTile key={media_id} number={index + 1} url={url} onRemove={() => remove(media_id)} />
        ))}
        {uploads.map((entry, index) => (
          <PhotoTile
            key={entry.key}
            number={photos.length + index + 1}
            url={entry.preview}
            share={entry.share}
            error={entry.error}
            onRetry={() => retry(entry)}
            onRemove={() => drop(entry.key)}
          />
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        aria-label={t.add}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
      <div>
        <Button
          variant="default"
          leftSection={<IconCamera size={20} aria-hidden />}
          disabled={room <= 0}
          onClick={() => input.current?.click()}
        >
          {t.add}
        </Button>
        <Text size="sm" c="dimmed" mt={6} role="status">
          {t.limit(Math.max(0, room))}
        </Text>
      </div>
    </Section>
  );
}

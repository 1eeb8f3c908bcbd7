import { Group } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../lib/i18n/messages.ts';
import { orderTexts } from './order-texts.ts';
import classes from './photo-strip.module.css';

/** Where the legacy "No image" picture lies; it means that there is none (decision 36). */
const NO_IMAGE = '/assets/no-image.svg';
const MOST = 3;

/** Up to three photos of an order; nothing when there is none. A photo that does not come is left out. */
export function PhotoStrip({ urls }: { readonly urls: readonly string[] }) {
  const t = useMessages(orderTexts);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = urls.filter((url) => url && !url.endsWith(NO_IMAGE) && !broken.includes(url)).slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <Group gap="sm">
      {shown.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noopener" className={classes['photo']}>
          <img
            src={url}
            alt={`${t.photo(index + 1)} (${t.openPhoto})`}
            loading="lazy"
            width={112}
            height={112}
            onError={() => setBroken((known) => [...known, url])}
          />
        </a>
      ))}
    </Group>
  );
}

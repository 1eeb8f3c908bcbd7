import { Anchor } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../lib/i18n/messages.ts';
import { driverTexts } from './driver-texts.ts';
import classes from './drivers.module.css';
import { linkEnd } from './link-end.ts';

interface DocumentTileProps {
  readonly url: string;
  readonly label: string;
  readonly renew: () => void;
  readonly onEnlarge: () => void;
}

/** One document: a picture to enlarge, or a PDF to open. The link does not say which, so a picture is tried first. */
export function DocumentTile({ url, label, renew, onEnlarge }: DocumentTileProps) {
  const t = useMessages(driverTexts);
  const [isFile, setIsFile] = useState(false);
  if (isFile)
    return (
      <Anchor
        href={url}
        target="_blank"
        rel="noreferrer"
        className={classes.file}
        aria-label={t.openFile(label)}
      >
        <IconFileTypePdf size={40} aria-hidden />
        {t.pdf}
      </Anchor>
    );
  return (
    <button type="button" className={classes.picture} onClick={onEnlarge} aria-label={t.enlarge(label)}>
      <img
        src={url}
        alt=""
        onError={() => {
          const end = linkEnd(url);
          if (end !== undefined && end <= Date.now()) renew();
          else setIsFile(true);
        }}
      />
    </button>
  );
}

import { Text } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../lib/i18n/messages.ts';
import { DocumentTile } from './document-tile.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { documentKinds, type DriverReview } from './driver-review.ts';
import { driverTexts } from './driver-texts.ts';
import classes from './drivers.module.css';

interface DocumentGridProps {
  readonly documents: DriverReview['documents'];
  readonly renew: () => void;
}

/** The five documents side by side; one that was not sent keeps its place, so that it is missed. */
export function DocumentGrid({ documents, renew }: DocumentGridProps) {
  const t = useMessages(driverTexts);
  const [enlarged, setEnlarged] = useState<string>();
  const shown = documents.find(({ kind }) => kind === enlarged);
  return (
    <>
      <ul className={classes.documents}>
        {documentKinds.map((kind) => {
          const url = documents.find((document) => document.kind === kind)?.url;
          return (
            <li key={kind}>
              <Text fw={600} size="sm" mb={4}>
                {t.kinds[kind]}
              </Text>
              {url === undefined ? (
                <div className={classes.notSent}>{t.notSent}</div>
              ) : (
                <DocumentTile
                  url={url}
                  label={t.kinds[kind]}
                  renew={renew}
                  onEnlarge={() => setEnlarged(kind)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {shown ? (
        <DocumentViewer
          url={shown.url}
          label={t.kinds[shown.kind as (typeof documentKinds)[number]]}
          onClose={() => setEnlarged(undefined)}
        />
      ) : null}
    </>
  );
}

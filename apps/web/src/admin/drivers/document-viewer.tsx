import { ActionIcon, Group } from '@mantine/core';
import { IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState, type CSSProperties } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { driverTexts } from './driver-texts.ts';
import classes from './drivers.module.css';

const LARGEST = 4;

interface DocumentViewerProps {
  readonly url: string;
  readonly label: string;
  readonly onClose: () => void;
}

/** A document as large as one likes, and turned upright. */
export function DocumentViewer({ url, label, onClose }: DocumentViewerProps) {
  const t = useMessages(driverTexts);
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  return (
    <Dialog
      opened
      fullScreen
      onClose={onClose}
      title={label}
      closeButtonProps={{ 'aria-label': t.close, size: 44 }}
    >
      <Group gap="xs" mb="sm">
        <ActionIcon
          variant="default"
          aria-label={t.zoomOut}
          disabled={zoom === 1}
          onClick={() => setZoom(Math.max(1, zoom - 0.5))}
        >
          <IconZoomOut size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={t.zoomIn}
          disabled={zoom === LARGEST}
          onClick={() => setZoom(Math.min(LARGEST, zoom + 0.5))}
        >
          <IconZoomIn size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={t.turn} onClick={() => setTurns(turns + 1)}>
          <IconRotateClockwise size={22} aria-hidden />
        </ActionIcon>
      </Group>
      <div className={classes.viewer}>
        <div className={classes.stage} style={{ '--zoom': zoom } as CSSProperties}>
          <img
            src={url}
            alt={label}
            data-sideways={turns % 2 === 1 || undefined}
            style={{ rotate: `${turns * 90}deg` }}
          />
        </div>
      </div>
    </Dialog>
  );
}

import { Button, Group } from '@mantine/core';
import { useRef } from 'react';
import { useMessages } from '../../../lib/i18n/messages.ts';
import classes from './signature-pad.module.css';
import { signatureTexts } from './signature-texts.ts';
import { useSignaturePad } from './use-signature-pad.ts';

interface SignaturePadProps {
  /** The signature as it is kept, a PNG data URL; shown again after a reload. */
  readonly value: string;
  /** Called after every stroke with a PNG data URL of at most 200 KB, and with '' when cleared. */
  readonly onSigned: (png: string) => void;
}

/** Paper to sign on with a finger; white in every theme, as the ink on the proof is dark. */
export function SignaturePad({ value, onSigned }: SignaturePadProps) {
  const t = useMessages(signatureTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { clear } = useSignaturePad(canvas, value, onSigned);
  return (
    <div>
      <div className={classes['paper']} data-empty={value === ''} role="img" aria-label={t.pad}>
        <canvas ref={canvas} className={classes['canvas']} />
        <span className={classes['hint']} aria-hidden>
          {t.here}
        </span>
      </div>
      <Group justify="flex-end" mt={8}>
        <Button variant="default" mih={48} disabled={value === ''} onClick={clear}>
          {t.clear}
        </Button>
      </Group>
    </div>
  );
}

import { Stack, Text } from '@mantine/core';
import { useCallback, useRef } from 'react';
import { UploadSlot } from '../../components/uploads/upload-slot.tsx';
import { uploadTexts } from '../../components/uploads/upload-texts.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import type { DocumentKind, DriverDraft, KeptFile } from './driver-draft.ts';

export interface Slot {
  readonly kind: DocumentKind;
  readonly label: string;
  /** The specification's name of the file (§3). */
  readonly name: string;
}

interface DocumentSlotsProps {
  readonly slots: readonly Slot[];
  readonly files: DriverDraft['files'];
  readonly errors?: Readonly<Record<string, string>>;
  readonly onChange: (kind: DocumentKind, file: KeptFile | undefined) => void;
  /** Told whether any file is on its way. */
  readonly onBusy: (busy: boolean) => void;
}

/** The papers of one step, each on its own: one that fails does not hold up the others. */
export function DocumentSlots({ slots, files, errors = {}, onChange, onBusy }: DocumentSlotsProps) {
  const t = useMessages(uploadTexts);
  const sending = useRef(new Set<DocumentKind>());
  const tell = useCallback(
    (kind: DocumentKind, busy: boolean) => {
      if (busy) sending.current.add(kind);
      else sending.current.delete(kind);
      onBusy(sending.current.size > 0);
    },
    [onBusy],
  );
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t.kinds}
      </Text>
      {slots.map((slot) => (
        <BusySlot key={slot.kind} slot={slot} tell={tell}>
          {(onSlotBusy) => (
            <UploadSlot
              label={slot.label}
              name={slot.name}
              value={files[slot.kind]}
              error={errors[slot.kind]}
              onChange={(file) => onChange(slot.kind, file)}
              onBusy={onSlotBusy}
            />
          )}
        </BusySlot>
      ))}
    </Stack>
  );
}

/** Gives one slot a listener that stays the same between drawings. */
function BusySlot({
  slot,
  tell,
  children,
}: {
  readonly slot: Slot;
  readonly tell: (kind: DocumentKind, busy: boolean) => void;
  readonly children: (onBusy: (busy: boolean) => void) => React.ReactNode;
}) {
  const { kind } = slot;
  return children(useCallback((busy: boolean) => tell(kind, busy), [tell, kind]));
}

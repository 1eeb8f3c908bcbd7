import { useCallback, useState } from 'react';
import { readDraft } from '../../lib/forms/use-draft.ts';
import { driverDraft, useDriverDraft, type DocumentKind, type KeptFile } from './driver-draft.ts';

/** The files of a step in the draft, and whether one is still on its way. */
export function useFiles() {
  const { draft, keep, clear } = useDriverDraft();
  const [busy, setBusy] = useState(false);
  const change = useCallback(
    (kind: DocumentKind, file: KeptFile | undefined) => {
      // Read afresh: two files may arrive between two drawings.
      const now = readDraft('registration-driver', driverDraft) ?? driverDraft.parse({});
      keep({ ...now, files: { ...now.files, [kind]: file } });
    },
    [keep],
  );
  return { draft, clear, busy, setBusy, change };
}

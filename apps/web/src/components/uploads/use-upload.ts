import { useCallback, useEffect, useRef, useState } from 'react';
import type { MediaPurpose, StoredMedia } from '@cursa/contracts/http/media';
import { uploadFile } from '../../lib/api/upload-file.ts';
import { fileFault } from './file-fault.ts';
import { shrinkPicture } from './shrink-picture.ts';

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly file: File; readonly share: number }
  | { readonly kind: 'failed'; readonly file: File; readonly error: unknown }
  | { readonly kind: 'refused'; readonly file: File; readonly fault: 'wrongKind' | 'tooLarge' }
  | { readonly kind: 'stored'; readonly file: File };

/**
 * Sends one file at a time to the media service. A failed one is kept, so that it alone can be sent again; choosing
 * another or leaving the screen stops the one that is on its way.
 */
export function useUpload(
  { purpose, accept }: { readonly purpose: MediaPurpose; readonly accept: string },
  onStored: (media: StoredMedia, file: File) => void,
) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController | undefined>(undefined);
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });
  useEffect(() => () => running.current?.abort(), []);
  const send = useCallback(
    async (file: File) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      setState({ kind: 'sending', file, share: 0 });
      const smaller = await shrinkPicture(file);
      if (signal.aborted) return;
      const fault = fileFault(smaller, accept);
      if (fault) return setState({ kind: 'refused', file, fault });
      try {
        const onProgress = (share: number) =>
          signal.aborted ? undefined : setState({ kind: 'sending', file, share });
        const media = await uploadFile(purpose, smaller, { onProgress, signal });
        if (signal.aborted) return;
        setState({ kind: 'stored', file });
        stored.current(media, file);
      } catch (error) {
        if (!signal.aborted) setState({ kind: 'failed', file, error });
      }
    },
    [purpose, accept],
  );
  const reset = useCallback(() => {
    running.current?.abort();
    setState({ kind: 'idle' });
  }, []);
  return { state, send, reset };
}

import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../../../lib/api/upload-file.ts';
import type { DraftPhoto } from '../../draft/booking-draft.ts';

/** A chosen file that is on its way, or did not arrive. */
export interface Upload {
  readonly key: string;
  readonly file: File;
  /** Of the file itself, so the picture shows before it has travelled. */
  readonly preview: string;
  /** 0 to 1. */
  readonly share: number;
  readonly error: unknown;
}

export const MOST_PHOTOS = 3;

export type UploadPhoto = typeof uploadFile;

/** Up to three photos: those that have arrived are the draft's, the others live here until they do. */
export function usePhotos(
  photos: readonly DraftPhoto[],
  onChange: (photos: DraftPhoto[]) => void,
  upload: UploadPhoto = uploadFile,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const arrived = useRef(photos);
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => void (arrived.current = photos), [photos]);
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);
  const update = (key: string, part: Partial<Upload>) =>
    setUploads((now) => now.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
  const drop = (key: string) => {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    setUploads((now) => now.filter((entry) => entry.key !== key));
  };
  const send = async ({ key, file }: Pick<Upload, 'key' | 'file'>): Promise<void> => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    update(key, { share: 0, error: undefined });
    try {
      const onProgress = (share: number) => update(key, { share });
      const { media_id, url } = await upload('product-photo', file, { onProgress, signal: stop.signal });
      arrived.current = [...arrived.current, { media_id, url }];
      onChange([...arrived.current]);
      drop(key);
    } catch (error) {
      if (!stop.signal.aborted) update(key, { error });
    }
  };
  return {
    uploads,
    room: MOST_PHOTOS - photos.length - uploads.length,
    busy: uploads.some(({ error }) => error === undefined),
    /** Takes as many as there is room for. */
    add: (files: readonly File[]) => {
      const room = MOST_PHOTOS - arrived.current.length - uploads.length;
      const added = files.slice(0, Math.max(0, room)).map((file) => ({
        key: crypto.randomUUID(),
        file,
        preview: URL.createObjectURL(file),
        share: 0,
        error: undefined,
      }));
      setUploads((now) => [...now, ...added]);
      for (const entry of added) void send(entry);
    },
    retry: (entry: Upload) => void send(entry),
    drop,
    remove: (id: string) => onChange(photos.filter(({ media_id }) => media_id !== id)),
  };
}

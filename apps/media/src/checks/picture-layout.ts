import type { FileKind } from './file-kind.ts';
import { jpegLayout } from './jpeg-layout.ts';
import { pngLayout } from './png-layout.ts';
import { webpLayout } from './webp-layout.ts';

/** Where the parts of a picture file lie, by its own format's rules. */
export interface PictureLayout {
  /** Everything but the compressed pixels: where text could be hidden. */
  readonly metadata: readonly Buffer[];
  /** Offset of the first byte after the picture. */
  readonly end: number;
}

const readers: Readonly<Record<Exclude<FileKind, 'pdf'>, (bytes: Buffer) => PictureLayout | undefined>> = {
  jpeg: jpegLayout,
  png: pngLayout,
  webp: webpLayout,
};

/** Undefined when the file breaks off or its parts do not fit together. */
export function pictureLayout(kind: Exclude<FileKind, 'pdf'>, bytes: Buffer): PictureLayout | undefined {
  try {
    return readers[kind](bytes);
  } catch (error) {
    // A length that points beyond the file.
    if ((error as { code?: unknown }).code === 'ERR_OUT_OF_RANGE') return undefined;
    throw error;
  }
}

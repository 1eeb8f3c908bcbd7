import type { PictureLayout } from './picture-layout.ts';

const pixels = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANMF']);

/** Walks the chunks of a WebP file's RIFF container. Throws RangeError where the file breaks off. */
export function webpLayout(bytes: Buffer): PictureLayout | undefined {
  const metadata: Buffer[] = [];
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return undefined;
  let at = 12;
  while (at + 8 <= end) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > end) return undefined;
    if (!pixels.has(type)) metadata.push(bytes.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  // An odd last chunk may come without its padding byte.
  return { metadata, end: Math.min(end + (end % 2), bytes.length) };
}

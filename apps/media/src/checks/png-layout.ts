import type { PictureLayout } from './picture-layout.ts';

/** Walks the chunks of a PNG to IEND. Throws RangeError where the file breaks off. */
export function pngLayout(bytes: Buffer): PictureLayout | undefined {
  const metadata: Buffer[] = [];
  let at = 8;
  for (;;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(type)) return undefined;
    if (type === 'IEND') return { metadata, end };
    // Compressed pixels and the frames of animations.
    if (type !== 'IDAT' && type !== 'fdAT') metadata.push(bytes.subarray(at + 8, at + 8 + length));
    at = end;
  }
}

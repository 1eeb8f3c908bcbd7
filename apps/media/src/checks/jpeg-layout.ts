import type { PictureLayout } from './picture-layout.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const app0 = 0xe0;

/** Walks the segments of a JPEG to its end marker. Throws RangeError where a length points beyond the file. */
export function jpegLayout(bytes: Buffer): PictureLayout | undefined {
  const metadata: Buffer[] = [];
  let at = 2;
  for (;;) {
    const marker = markerAt(bytes, at);
    if (marker === undefined) return undefined;
    at = marker.next;
    if (marker.code === endOfImage) return { metadata, end: at };
    if (isBare(marker.code)) continue;
    const length = bytes.readUInt16BE(at);
    if (length < 2 || at + length > bytes.length) return undefined;
    const content = bytes.subarray(at + 2, at + length);
    if (marker.code === app0 && isOverlongJfif(content)) return undefined;
    if (marker.code >= app0) metadata.push(content);
    at += length;
    if (marker.code === startOfScan) at = endOfScan(bytes, at);
  }
}

function markerAt(bytes: Buffer, from: number): { code: number; next: number } | undefined {
  if (bytes[from] !== 0xff) return undefined;
  let at = from;
  while (bytes[at] === 0xff) at += 1; // any number of fill bytes
  const code = bytes[at];
  return code === undefined ? undefined : { code, next: at + 1 };
}

/** Markers without a length: TEM, restarts, another start of image. */
function isBare(code: number): boolean {
  return code === 0x01 || (code >= 0xd0 && code <= 0xd8);
}

/** The offset of the next marker after compressed data; there, FF is followed by 00 or a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** A JFIF header has 14 bytes and its thumbnail; a longer one is how scripts are made to look like pictures. */
function isOverlongJfif(content: Buffer): boolean {
  if (content.toString('latin1', 0, 5) !== 'JFIF\0') return false;
  return content.length > 14 + 3 * (content[12] ?? 0) * (content[13] ?? 0);
}

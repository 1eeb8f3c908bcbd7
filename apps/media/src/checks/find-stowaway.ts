import type { PictureLayout } from './picture-layout.ts';

/** Beginnings of things that other programs would run or unpack; the texts are looked for in lower case. */
const markup = ['<?php', '<script', '<html', '<!doctype', '<svg', '<iframe', 'javascript:', '%pdf-', '#!/'];
const binary = ['PK\x03\x04', 'PK\x05\x06', 'Rar!\x1a', '7z\xbc\xaf\x27\x1c', '\x7fELF'];
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const zipEndReach = 65_557;

/**
 * Whether a file is a picture and something else as well. Cameras put more behind their pictures (a gain map, a short
 * film, their own notes): that is let through, as only the picture is kept.
 */
export function findStowaway(bytes: Buffer, { metadata, end }: PictureLayout): boolean {
  const rest = bytes.subarray(end);
  return (
    metadata.some((part) => holdsForeign(part)) ||
    endsAsZip(bytes) ||
    (rest.length > 0 && (!isOfCamera(rest) || holdsForeign(rest.subarray(0, 4096))))
  );
}

function holdsForeign(part: Buffer): boolean {
  const text = part.toString('latin1');
  const lower = text.toLowerCase();
  return markup.some((start) => lower.includes(start)) || binary.some((start) => text.includes(start));
}

/** Unpackers read a ZIP from its end: a directory whose comment reaches exactly to the end of the file. */
export function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-zipEndReach);
  for (let at = tail.indexOf(zipEnd); at !== -1; at = tail.indexOf(zipEnd, at + 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
  }
  return false;
}

function isOfCamera(rest: Buffer): boolean {
  const isPicture = rest[0] === 0xff && rest[1] === 0xd8;
  const isFilm = rest.toString('latin1', 4, 8) === 'ftyp';
  const isSamsung = rest.toString('latin1', rest.length - 4) === 'SEFT';
  return isPicture || isFilm || isSamsung || rest.every((byte) => byte === 0);
}

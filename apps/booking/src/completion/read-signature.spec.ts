import { describe, expect, it } from '@jest/globals';
import sharp, { type Color } from 'sharp';
import { readSignature, SignatureInvalidError } from './read-signature.ts';

const dataUrl = (bytes: Buffer): string => `data:image/png;base64,${bytes.toString('base64')}`;
const white = { r: 255, g: 255, b: 255 };
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** A pad as a browser's canvas exports it, with a stroke or without. */
async function pad(background: Color, stroke?: Color): Promise<string> {
  const canvas = sharp({ create: { width: 200, height: 80, channels: 4, background } });
  if (stroke === undefined) return dataUrl(await canvas.png().toBuffer());
  const line = { create: { width: 90, height: 3, channels: 4, background: stroke } } as const;
  return dataUrl(
    await canvas
      .composite([{ input: line, left: 40, top: 40 }])
      .png()
      .toBuffer(),
  );
}

/** A drawn pad followed by bytes that no reader looks at, up to a size. */
async function padOf(bytes: number): Promise<string> {
  const png = Buffer.from((await pad(white, 'black')).split(',')[1] ?? '', 'base64');
  return dataUrl(Buffer.concat([png, Buffer.alloc(bytes - png.length)]));
}

describe('a signature', () => {
  it.each([
    ['a name', () => 'Ion Ștefănescu', 'typed'],
    ['ink on white', () => pad(white, 'navy'), 'drawn'],
    ['black ink on a transparent pad', () => pad(clear, 'black'), 'drawn'],
    ['white ink on a transparent pad', () => pad(clear, 'white'), 'drawn'],
    ['a picture of 200 KB', () => padOf(200 * 1024), 'drawn'],
  ])('%s is taken', async (_, text, kind) => expect(await readSignature(await text())).toBe(kind));

  it.each([
    ['only dashes', () => '---'],
    ['a name without end', () => 'a'.repeat(121)],
    ['a white pad', () => pad(white)],
    ['a transparent pad', () => pad(clear)],
    ['a picture over 200 KB', () => padOf(200 * 1024 + 1)],
    ['another kind of picture', () => 'data:image/svg+xml;base64,PHN2Zz4='],
    ['text called PNG', () => dataUrl(Buffer.from('hello there '.repeat(10)))],
    ['the head of a PNG alone', async () => (await pad(white, 'black')).slice(0, 100)],
    ['a broken data URL', () => 'data:image/png;base64,%%%'],
  ])('%s is refused', async (_, text) => {
    const signature = await text();
    await expect(readSignature(signature)).rejects.toThrow(SignatureInvalidError);
  });

  it('is not unpacked when it is far larger than any pad', async () => {
    const huge = await sharp({ create: { width: 2500, height: 2000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await expect(readSignature(dataUrl(huge))).rejects.toThrow('must be a PNG picture');
  });
});

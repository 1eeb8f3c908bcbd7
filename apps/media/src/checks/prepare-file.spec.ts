import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { FileRefusedError, TooManyUploadsError } from '../media/media.errors.ts';
import {
  emptyZip,
  type HostileFile,
  hostileFiles,
  namesPlace,
  noise,
  photoWithPlace,
  withSegment,
} from '../testing/hostile-files.ts';
import { PrepareDocument } from './prepare-document.ts';
import { PrepareFile } from './prepare-file.ts';
import { PreparePicture } from './prepare-picture.ts';

const picture = new PreparePicture({ DECODERS: 2, MAX_PIXELS: 40_000_000 });
const prepare = new PrepareFile(picture, new PrepareDocument());
const purpose = 'product-photo';
const flat = { create: { width: 3000, height: 1000, channels: 3, background: '#456' } } as const;

// Pictures are work for the processor; a busy machine takes its time.
jest.setTimeout(60_000);

function refusal(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof FileRefusedError ? 'refused' : error),
  );
}

describe('hostile files', () => {
  let corpus: HostileFile[];
  beforeAll(async () => {
    corpus = await hostileFiles();
  });

  it('are all refused, with a reason in words', async () => {
    const results: Record<string, unknown> = {};
    for (const file of corpus) results[file.what] = await refusal(prepare.execute({ ...file, purpose }));
    expect(results).toEqual(Object.fromEntries(corpus.map(({ what }) => [what, 'refused'])));
  });

  it('control: most of them pass a check of the name and the first bytes', async () => {
    const passed = corpus.filter(({ fileName }) => /\.(jpe?g|png|webp)$/.test(fileName));
    expect(passed.length).toBeGreaterThan(15);
  });

  it('control: those that hide something are pictures to a decoder, which takes them', async () => {
    const hiding = corpus.filter(({ what }) => / that is a | behind it| in its /.test(what));
    expect(hiding).toHaveLength(6);
    for (const { bytes } of hiding) {
      await expect(sharp(bytes).jpeg().toBuffer()).resolves.toBeInstanceOf(Buffer);
    }
  });

  it('control: the bomb is small, valid and opened by a decoder without a limit', async () => {
    const bomb = corpus.find(({ what }) => what.startsWith('a bomb'));
    expect(bomb?.bytes.length).toBeLessThan(100_000);
    const found = await sharp(bomb?.bytes, { limitInputPixels: false }).metadata();
    expect([found.width, found.height]).toEqual([14_000, 14_000]);
  });
});

describe('a photo', () => {
  it('is kept upright and without the place where it was taken', async () => {
    const bytes = await photoWithPlace();
    const kept = await prepare.execute({ bytes, purpose, fileName: 'IMG_2026.JPG' });
    const found = await sharp(kept.bytes).metadata();
    expect(found).toMatchObject({ format: 'jpeg', width: 400, height: 600 });
    expect([found.exif, found.xmp, found.iptc, found.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('control: it had the place in it', async () => {
    const { exif, orientation } = await sharp(await photoWithPlace()).metadata();
    expect(namesPlace(exif)).toBe(true);
    expect(orientation).toBe(6);
  });

  it.each(['png', 'webp', 'jpeg'] as const)(
    'may be a %s and becomes a JPEG of at most 2048',
    async (format) => {
      const bytes = await sharp(flat).toFormat(format).toBuffer();
      const kept = await prepare.execute({ bytes, purpose, fileName: undefined });
      expect(kept).toMatchObject({ contentType: 'image/jpeg', width: 2048, height: 683 });
    },
  );

  it('may have behind it what cameras put there', async () => {
    const photo = await photoWithPlace();
    const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(2_000, 7)]);
    for (const rest of [await noise(40, 40).jpeg().toBuffer(), film, Buffer.alloc(16)]) {
      const bytes = Buffer.concat([photo, rest]);
      await expect(prepare.execute({ bytes, purpose, fileName: 'a.jpg' })).resolves.toMatchObject({
        width: 400,
      });
    }
    const zipped = Buffer.concat([photo, film, emptyZip]);
    expect(await refusal(prepare.execute({ bytes: zipped, purpose, fileName: 'a.jpg' }))).toBe('refused');
  });

  it('may say in a comment which program made it', async () => {
    const bytes = withSegment(await photoWithPlace(), 0xfe, 'CREATOR: gd-jpeg v1.0');
    await expect(prepare.execute({ bytes, purpose, fileName: 'a.jpeg' })).resolves.toBeDefined();
  });
});

describe('many pictures at once', () => {
  it('wait for a decoder, and beyond a number are refused before they fill the memory', async () => {
    const narrow = new PreparePicture({ DECODERS: 1, MAX_PIXELS: 40_000_000 });
    const bytes = await noise(200, 200).jpeg().toBuffer();
    const all = await Promise.allSettled(Array.from({ length: 40 }, () => narrow.execute('jpeg', bytes)));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(10);
    for (const one of refused) expect(one.reason).toBeInstanceOf(TooManyUploadsError);
    expect(all.filter((one) => one.status === 'fulfilled').length).toBeGreaterThanOrEqual(16);
  });
});

describe('documents', () => {
  const pdf = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n';
  const asDocument = (text: string, fileName = 'permis.pdf') =>
    prepare.execute({ bytes: Buffer.from(text, 'latin1'), purpose: 'driver-document', fileName });

  it('are kept as they are', async () => {
    await expect(asDocument(pdf)).resolves.toMatchObject({
      contentType: 'application/pdf',
      bytes: Buffer.from(pdf),
      width: 0,
    });
  });

  it.each([
    ['that break off', pdf.slice(0, 40)],
    ['with a header further in', `junk\n${pdf}`],
    ['that are a ZIP', pdf + emptyZip.toString('latin1')],
    ['that run a script', pdf.replace('/Catalog', '/Catalog /OpenAction << /S /JavaScript >>')],
    ['of an unknown version', pdf.replace('1.7', '9.9')],
  ])('%s are refused', async (_, text) => {
    expect(await refusal(asDocument(text))).toBe('refused');
  });

  it('are nothing else than driver documents', async () => {
    const bytes = Buffer.from(pdf);
    expect(await refusal(prepare.execute({ bytes, purpose, fileName: 'a.pdf' }))).toBe('refused');
  });

  it('must be called what they are', async () => {
    expect(await refusal(asDocument(pdf, 'permis.jpg'))).toBe('refused');
  });
});

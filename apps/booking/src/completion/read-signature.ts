import { DomainError } from '@cursa/platform/http';
import sharp from 'sharp';

const maxBytes = 200 * 1024;
const maxName = 120;
/** A few thousand bytes can hold a picture of gigabytes; no signature pad is larger than this. */
const maxPixels = 4_000_000;
const dataUrl = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export class SignatureInvalidError extends DomainError {
  constructor(message: string) {
    super('signature-invalid', 422, message, [{ field: 'signature', message }]);
  }
}

/** A typed name, or a drawn PNG up to 200 KB; never blank (decision 31). @throws SignatureInvalidError */
export async function readSignature(text: string): Promise<'typed' | 'drawn'> {
  if (!text.startsWith('data:')) {
    if (!/\p{L}/u.test(text)) throw new SignatureInvalidError('Please enter a signature.');
    if (text.length > maxName)
      throw new SignatureInvalidError(`A typed signature has at most ${maxName} characters`);
    return 'typed';
  }
  const encoded = dataUrl.exec(text)?.[1];
  if (encoded === undefined) throw new SignatureInvalidError('A drawn signature must be a PNG data URL');
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > maxBytes) throw new SignatureInvalidError('A drawn signature may have at most 200 KB');
  if (!bytes.subarray(0, pngHead.length).equals(pngHead))
    throw new SignatureInvalidError('A drawn signature must be a PNG picture');
  if (await isBlank(bytes)) throw new SignatureInvalidError('Please enter a signature.');
  return 'drawn';
}

/** One colour all over, or all transparent: a pad on which nobody drew. @throws SignatureInvalidError for no picture */
async function isBlank(png: Buffer): Promise<boolean> {
  try {
    const { channels } = await sharp(png, { limitInputPixels: maxPixels, failOn: 'error' }).stats();
    const alpha = channels.length % 2 === 0 ? channels.at(-1) : undefined;
    return alpha?.max === 0 || channels.every(({ min, max }) => min === max);
  } catch {
    throw new SignatureInvalidError('A drawn signature must be a PNG picture');
  }
}

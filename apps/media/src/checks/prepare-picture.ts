import { Inject, Injectable } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import { CONFIG } from '@cursa/platform/config';
import type { Config } from '../config.ts';
import { FileRefusedError, TooManyUploadsError } from '../media/media.errors.ts';
import type { FileKind } from './file-kind.ts';
import { findStowaway } from './find-stowaway.ts';
import { pictureLayout } from './picture-layout.ts';
import type { PreparedFile } from './prepare-file.ts';

const longestSide = 2048;
const quality = 82;
const waitingPerDecoder = 16;
const secondsPerPicture = 20;

// One thread a picture and nothing remembered: memory is bounded by the number of decoders alone.
sharp.concurrency(1);
sharp.cache(false);

/** Makes a clean JPEG of a picture: upright, without any metadata, at most 2048 pixels long. */
@Injectable()
export class PreparePicture {
  private readonly decode: LimitFunction;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'DECODERS' | 'MAX_PIXELS'>) {
    this.decode = pLimit(config.DECODERS);
  }

  /** @throws FileRefusedError, TooManyUploadsError */
  async execute(kind: Exclude<FileKind, 'pdf'>, bytes: Buffer): Promise<PreparedFile> {
    const layout = pictureLayout(kind, bytes);
    if (!layout) throw new FileRefusedError('The picture is not complete or damaged');
    if (findStowaway(bytes, layout)) {
      throw new FileRefusedError('The file holds more than a picture; save the picture again and send that');
    }
    if (this.decode.pendingCount >= this.config.DECODERS * waitingPerDecoder) throw new TooManyUploadsError();
    return this.decode(() => this.reencode(kind, bytes));
  }

  private async reencode(kind: string, bytes: Buffer): Promise<PreparedFile> {
    const source = sharp(bytes, { limitInputPixels: this.config.MAX_PIXELS, failOn: 'error', pages: 1 });
    const found = await source.metadata().catch(asRefusal(this.config.MAX_PIXELS));
    this.refuseBySize(kind, found);
    const { data, info } = await source
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality, mozjpeg: false })
      .timeout({ seconds: secondsPerPicture })
      .toBuffer({ resolveWithObject: true })
      .catch(asRefusal(this.config.MAX_PIXELS));
    return { bytes: data, contentType: 'image/jpeg', width: info.width, height: info.height };
  }

  /** The header tells the size before a pixel is decoded. */
  private refuseBySize(kind: string, { format, width, height }: Metadata): void {
    if (format !== kind) throw new FileRefusedError('The picture is not complete or damaged');
    if (width * height > this.config.MAX_PIXELS) throw tooManyPixels(this.config.MAX_PIXELS);
  }
}

function tooManyPixels(limit: number): FileRefusedError {
  return new FileRefusedError(`The picture has more than ${Math.floor(limit / 1e6)} million pixels`);
}

/** Sharp says with plain errors what is wrong with a file. */
function asRefusal(limit: number): (error: unknown) => never {
  return (error) => {
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels(limit);
    throw new FileRefusedError('The picture is not complete or damaged');
  };
}

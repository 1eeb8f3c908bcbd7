import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { CONFIG } from '@cursa/platform/config';
import { verifyLink } from '@cursa/platform/storage';
import type { Config } from '../config.ts';
import { FileStore } from './file-store.ts';
import { Media } from './media.entity.ts';
import { FileNotFoundError, LinkExpiredError, LinkForgedError } from './media.errors.ts';

export interface OpenFile {
  readonly stream: Readable;
  readonly headers: Readonly<Record<string, string>>;
}

/** Opens a file for whoever has a link that was signed here or by a service that may show it. */
@Injectable()
export class OpenMedia {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly files: FileStore,
  ) {}

  /** @throws LinkForgedError, LinkExpiredError, FileNotFoundError */
  async execute(mediaId: string, link: { readonly exp: string; readonly sig: string }): Promise<OpenFile> {
    const verdict = verifyLink(`/media/${mediaId}`, link, this.config.MEDIA_LINK_SECRET);
    if (verdict === 'forged') throw new LinkForgedError();
    if (verdict === 'expired') throw new LinkExpiredError();
    const media = await this.dataSource.manager.findOneBy(Media, {
      mediaId,
      state: In(['stored', 'claimed']),
    });
    const found = media && (await this.files.get(mediaId));
    if (!media || !found) throw new FileNotFoundError();
    return { stream: found, headers: headersOf(media, Number(link.exp)) };
  }
}

function headersOf(media: Media, expires: number): Record<string, string> {
  const seconds = Math.max(0, Math.floor(expires - Date.now() / 1000));
  const isPicture = media.contentType.startsWith('image/');
  return {
    'content-type': media.contentType,
    'content-length': String(media.bytes),
    'content-disposition': isPicture ? 'inline' : `attachment; filename="${media.mediaId}.pdf"`,
    'cache-control': `private, max-age=${seconds}`,
    'x-content-type-options': 'nosniff',
    // Whatever it holds, a browser runs none of it.
    'content-security-policy': "default-src 'none'; sandbox",
    // Pages of the product on another port show it too.
    'cross-origin-resource-policy': 'cross-origin',
  };
}

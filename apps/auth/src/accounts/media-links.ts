import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { signedLink } from '@cursa/platform/storage';
import type { AuthConfig } from '../config.ts';

const expiresInSeconds = 900;

/** Short links to files that media keeps. */
@Injectable()
export class MediaLinks {
  constructor(@Inject(CONFIG) private readonly config: AuthConfig) {}

  /** An absolute link; empty when there is no image. */
  linkTo(mediaId: string | null): string {
    if (mediaId === null) return '';
    const path = `/media/${encodeURIComponent(mediaId)}`;
    return this.config.PUBLIC_URL + signedLink(path, { expiresInSeconds }, this.config.MEDIA_LINK_SECRET);
  }
}

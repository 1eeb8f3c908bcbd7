import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { MediaPurpose, StoredMedia } from '@cursa/contracts/http/media';
import { newId } from '@cursa/kernel/ids';
import { CONFIG } from '@cursa/platform/config';
import { publish } from '@cursa/platform/events';
import { guardedUpdate, inTransaction } from '@cursa/platform/persistence';
import { signedLink } from '@cursa/platform/storage';
import { PrepareFile, type PreparedFile } from '../checks/prepare-file.ts';
import type { Config } from '../config.ts';
import { FileStore } from './file-store.ts';
import { mediaTransitions } from './media-transitions.ts';
import { Media } from './media.entity.ts';
import { FileRefusedError } from './media.errors.ts';

export interface Upload {
  readonly bytes: Buffer;
  readonly purpose: MediaPurpose;
  /** Null before there is an account. */
  readonly ownerId: string | null;
  /** As the sender's machine calls it, when that is known. */
  readonly fileName: string | undefined;
}

const linkSeconds = 900;

/** Checks a file, makes a clean copy of it and keeps that. The bytes that came are not kept (documents aside). */
@Injectable()
export class StoreMedia {
  private readonly logger = new Logger(StoreMedia.name);

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly files: FileStore,
    private readonly prepare: PrepareFile,
  ) {}

  /**
   * @throws FileRefusedError
   * @throws PartUnavailable and then nothing is kept
   */
  async execute(upload: Upload): Promise<StoredMedia> {
    const mediaId = newId();
    const file = await this.check(mediaId, upload);
    await this.announce(mediaId, upload, file);
    try {
      await this.files.put(mediaId, file.bytes, file.contentType);
    } catch (error) {
      await this.giveUp(mediaId, error);
      throw error;
    }
    await inTransaction(this.dataSource, async (manager) => {
      const { from, to } = mediaTransitions.arrive;
      await guardedUpdate(manager, Media, { mediaId, state: In(from) }, { state: to });
      const data = { media_id: mediaId, purpose: upload.purpose, owner_id: upload.ownerId };
      await publish(manager, 'media.ready', { key: mediaId, data });
    });
    return this.answer(mediaId, upload.purpose, file);
  }

  private async check(mediaId: string, upload: Upload): Promise<PreparedFile> {
    try {
      return await this.prepare.execute(upload);
    } catch (error) {
      if (error instanceof FileRefusedError) await this.tellRefused(mediaId, upload, error.message);
      throw error;
    }
  }

  private async tellRefused(mediaId: string, upload: Upload, reason: string): Promise<void> {
    const data = { purpose: upload.purpose, owner_id: upload.ownerId, reason };
    // The refusal stands whether or not it can be told to others.
    await inTransaction(this.dataSource, async (manager) => {
      await publish(manager, 'media.rejected', { key: mediaId, data });
    }).catch((error: unknown) => this.logger.warn({ msg: 'A refusal was not published', err: error }));
  }

  /** The row comes before the object, so that the sweep knows every object there may be. */
  private async announce(mediaId: string, upload: Upload, file: PreparedFile): Promise<void> {
    await this.dataSource.manager.insert(Media, {
      mediaId,
      ownerId: upload.ownerId,
      purpose: upload.purpose,
      state: 'arriving',
      contentType: file.contentType,
      width: file.width,
      height: file.height,
      bytes: file.bytes.length,
    });
  }

  /** An unreachable store has nothing of it; after any other failure the object may be there and the sweep looks. */
  private async giveUp(mediaId: string, error: unknown): Promise<void> {
    const cause = (error as { cause?: { code?: unknown } }).cause?.code;
    const guard = { mediaId, state: In(mediaTransitions['give-up'].from) };
    const work =
      cause === 'ECONNREFUSED'
        ? this.dataSource.manager.delete(Media, guard)
        : guardedUpdate(this.dataSource.manager, Media, guard, { state: 'removing' });
    await work.catch((failure: unknown) =>
      this.logger.warn({ msg: 'A failed upload is left to the sweep', media_id: mediaId, err: failure }),
    );
  }

  private answer(mediaId: string, purpose: MediaPurpose, file: PreparedFile): StoredMedia {
    const link = signedLink(
      `/media/${mediaId}`,
      { expiresInSeconds: linkSeconds },
      this.config.MEDIA_LINK_SECRET,
    );
    return {
      media_id: mediaId,
      purpose,
      width: file.width,
      height: file.height,
      bytes: file.bytes.length,
      content_type: file.contentType,
      url: new URL(link, this.config.PUBLIC_URL).href,
    };
  }
}

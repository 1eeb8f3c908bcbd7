import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, In, LessThan } from 'typeorm';
import { CONFIG } from '@cursa/platform/config';
import type { Config } from '../config.ts';
import { FileStore } from './file-store.ts';
import { mediaTransitions } from './media-transitions.ts';
import { Media } from './media.entity.ts';

const batch = 200;

/**
 * Removes files that nobody claimed. The row's state goes first, so that nobody can use the file any more; then the
 * object; the row last. Dying in between leaves a `removing` row, which the next run takes up.
 */
@Injectable()
export class RemoveMediaJob {
  private readonly logger = new Logger(RemoveMediaJob.name);

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly files: FileStore,
  ) {}

  /** @returns how many files went */
  async run(now = new Date()): Promise<number> {
    const { from, to } = mediaTransitions['give-up'];
    const before = new Date(now.getTime() - this.config.UNCLAIMED_HOURS * 3_600_000);
    await this.dataSource.manager.update(
      Media,
      { state: In(from), wantedAt: LessThan(before) },
      { state: to },
    );
    const leaving = await this.dataSource.manager.find(Media, { where: { state: 'removing' }, take: batch });
    for (const { mediaId } of leaving) {
      await this.files.remove(mediaId);
      await this.dataSource.manager.delete(Media, { mediaId, state: 'removing' });
    }
    if (leaving.length > 0) this.logger.log({ msg: 'Files were removed', count: leaving.length });
    return leaving.length;
  }
}

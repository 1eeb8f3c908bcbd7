import { Injectable } from '@nestjs/common';
import { mediaApi, type MediaPurpose } from '@cursa/contracts/http/media';
import { DomainError, ServiceClient } from '@cursa/platform/http';
import { PartUnavailable } from '@cursa/platform/persistence';
import { FilesRefusedError } from './registration.errors.ts';

/** Asks media whether files may be used. */
@Injectable()
export class MediaClient {
  constructor(private readonly client: ServiceClient) {}

  /**
   * @param files media ids by the name of the field that brought them; absent ones are skipped
   * @param ownerId null for somebody who has no account yet
   * @throws FilesRefusedError that names every field at fault
   * @throws PartUnavailable when media does not answer; nothing has been changed by then
   */
  async check(
    purpose: MediaPurpose,
    files: Readonly<Record<string, string | undefined>>,
    ownerId: string | null,
  ): Promise<void> {
    const given = Object.entries(files).filter((entry): entry is [string, string] => entry[1] !== undefined);
    if (given.length === 0) return;
    const usable = await this.usable(
      purpose,
      given.map(([, id]) => id),
      ownerId,
    );
    const refused = given.filter(([, id]) => !usable.has(id)).map(([field]) => field);
    if (refused.length > 0) throw new FilesRefusedError(refused);
  }

  private async usable(purpose: MediaPurpose, ids: string[], ownerId: string | null): Promise<Set<string>> {
    const body = { media_ids: [...new Set(ids)], purpose, owner_id: ownerId };
    try {
      const answer = await this.client.call(mediaApi.check, { body }, { as: 'service' });
      return new Set(answer.usable);
    } catch (error) {
      if (error instanceof DomainError && error.status < 500) throw error;
      throw new PartUnavailable('media', error);
    }
  }
}

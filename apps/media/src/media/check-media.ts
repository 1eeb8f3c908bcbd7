import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MediaPurpose } from '@cursa/contracts/http/media';

/** Files of this owner, and unclaimed ones of nobody. Being asked about starts their day again (see the sweep). */
const sql = `
  update media set wanted_at = now()
  where media_id = any($1) and purpose = $2 and state in ('stored','claimed')
    and (owner_id = $3 or (owner_id is null and state = 'stored'))
  returning media_id`;

/** Which files a service may let a person use. */
@Injectable()
export class CheckMedia {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** In the order that they were asked for. */
  async execute(ids: readonly string[], purpose: MediaPurpose, ownerId: string | null): Promise<string[]> {
    const [rows] = await this.dataSource.query<[{ media_id: string }[], number]>(sql, [
      ids,
      purpose,
      ownerId,
    ]);
    const usable = new Set(rows.map((row) => row.media_id));
    return ids.filter((id) => usable.has(id));
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MediaPurpose } from '@cursa/contracts/http/media';
import { mediaTransitions } from './media-transitions.ts';

const claimSql = `
  update media set state = $4, owner_id = $3, claimed_at = coalesce(claimed_at, now())
  where media_id = any($1) and purpose = $2 and state = any($5) and (owner_id is null or owner_id = $3)`;

/** Keeps files for what uses them; somebody else's stay as they are. */
@Injectable()
export class ClaimMedia {
  async execute(
    manager: EntityManager,
    claim: { readonly ids: readonly string[]; readonly purpose: MediaPurpose; readonly ownerId: string },
  ): Promise<void> {
    if (claim.ids.length === 0) return;
    const { from, to } = mediaTransitions.claim;
    await manager.query(claimSql, [claim.ids, claim.purpose, claim.ownerId, to, from]);
  }
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MediaPurpose } from '@cursa/contracts/http/media';
import type { MediaState } from './media-transitions.ts';

/** A file that people uploaded; its bytes are in the object store under the same id. */
@Entity('media')
export class Media {
  @PrimaryColumn('text')
  mediaId!: string;

  /** Null until an account claims what was uploaded before it existed. */
  @Column('text', { nullable: true })
  ownerId!: string | null;

  @Column('text')
  purpose!: MediaPurpose;

  @Column('text')
  state!: MediaState;

  @Column('text')
  contentType!: string;

  /** Pixels; 0 for documents. */
  @Column('int')
  width!: number;

  @Column('int')
  height!: number;

  @Column('int')
  bytes!: number;

  @Column('timestamptz')
  createdAt!: Date;

  /** When it was uploaded or last asked about by a service that is going to claim it. */
  @Column('timestamptz')
  wantedAt!: Date;

  @Column('timestamptz', { nullable: true })
  claimedAt!: Date | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

export type Lifetime = 'browser' | 'long' | 'admin';

/** One sign-in. Its id is the `sid` of its access tokens and names the family of its refresh tokens. */
@Entity({ name: 'sessions' })
export class Session {
  @PrimaryColumn({ type: 'text' }) id!: string;
  @Column({ type: 'text' }) principal!: 'account' | 'admin';
  @Column({ type: 'text' }) accountId!: string;
  @Column({ type: 'text' }) lifetime!: Lifetime;
  @Column({ type: 'text', array: true }) methods!: string[];
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) endedAt!: Date | null;
  @Column({ type: 'text', nullable: true }) endedBecause!: string | null;
}

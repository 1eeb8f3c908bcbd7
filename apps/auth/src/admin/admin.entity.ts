import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '@cursa/platform/persistence';

/** Somebody who runs the platform; no account, no user type (decision 8). */
@Entity({ name: 'admins' })
export class Admin {
  @PrimaryColumn({ type: 'text' }) id!: string;
  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'text' }) passwordHash!: string;
  /** Base32, as authenticator apps take it; null while none is enrolled. */
  @Column({ type: 'text', nullable: true }) totpSecret!: string | null;
  /** The time step of the last code that was taken: no code works twice. */
  @Column({ type: 'bigint', transformer: minorUnits }) totpLastStep!: number;
}

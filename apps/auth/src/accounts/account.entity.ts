import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AccountStatus } from '@cursa/contracts/http/auth';

export type AccountKind = 'sender' | 'driver';

/** A sender (type 1 or 3) or a driver (type 2). */
@Entity({ name: 'accounts' })
export class Account {
  @PrimaryColumn({ type: 'text' }) id!: string;
  @Column({ type: 'text' }) kind!: AccountKind;
  @Column({ type: 'smallint' }) userType!: 1 | 2 | 3;
  @Column({ type: 'text' }) status!: AccountStatus;
  /** Lower case. */
  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'text' }) passwordHash!: string;
  @Column({ type: 'text' }) firstName!: string;
  @Column({ type: 'text' }) lastName!: string;
  @Column({ type: 'text' }) phone!: string;
  @Column({ type: 'text' }) businessName!: string;
  @Column({ type: 'text' }) address!: string;
  @Column({ type: 'text' }) stateName!: string;
  @Column({ type: 'text' }) countryName!: string;
  @Column({ type: 'text' }) countryCode!: string;
  @Column({ type: 'text' }) phoneCode!: string;
  @Column({ type: 'text', nullable: true }) profileImageId!: string | null;
  /** Where the address lies, degrees WGS 84; null when it could not be found. */
  @Column({ type: 'float8', nullable: true }) homeLatitude!: number | null;
  @Column({ type: 'float8', nullable: true }) homeLongitude!: number | null;
  @Column({ type: 'text' }) locale!: 'ro' | 'en';
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) updatedAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) erasedAt!: Date | null;
}

/** The role in a session's token. */
export function roleOf(account: Pick<Account, 'kind'>): 'user' | 'driver' {
  return account.kind === 'driver' ? 'driver' : 'user';
}

/** `user` finds persons and businesses (decision 9). */
export function kindOf(role: 'user' | 'driver'): AccountKind {
  return role === 'driver' ? 'driver' : 'sender';
}

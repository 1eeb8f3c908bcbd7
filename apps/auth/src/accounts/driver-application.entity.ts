import { Column, Entity, PrimaryColumn } from 'typeorm';

export const documentKinds = [
  'licence_front_image',
  'licence_back_image',
  'transport_licence',
  'cmr_insurance',
  'registration_certificate',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
/** Media ids by kind. */
export type Documents = Partial<Record<DocumentKind, string>>;

/** What a driver handed in, and what was decided about it. */
@Entity({ name: 'driver_applications' })
export class DriverApplication {
  @PrimaryColumn({ type: 'text' }) accountId!: string;
  @Column({ type: 'text' }) vehicleType!: string;
  @Column({ type: 'text' }) vehicleRegNo!: string;
  @Column({ type: 'text' }) licenceNumber!: string;
  @Column({ type: 'text' }) transportLicenceNumber!: string;
  @Column({ type: 'text' }) companyName!: string;
  @Column({ type: 'text' }) bankAccount!: string;
  @Column({ type: 'boolean' }) vatRegistered!: boolean;
  @Column({ type: 'jsonb' }) documents!: Documents;
  /** The last decision's, told to the driver. */
  @Column({ type: 'text' }) reason!: string;
  @Column({ type: 'timestamptz', nullable: true }) decidedAt!: Date | null;
  @Column({ type: 'text', nullable: true }) decidedBy!: string | null;
}

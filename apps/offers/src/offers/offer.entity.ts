import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '@cursa/platform/persistence';
import type { OfferState } from './offer-transitions.ts';

/** One price a driver asks for one order, with the driver as the sender saw them then. */
@Entity('offers')
export class Offer {
  @PrimaryColumn('text')
  offerId!: string;

  @Column('text')
  orderId!: string;

  @Column('text')
  senderId!: string;

  @Column('text')
  driverId!: string;

  @Column('text')
  state!: OfferState;

  @Column('bigint', { transformer: minorUnits })
  priceMinor!: number;

  @Column('bigint', { transformer: minorUnits })
  vatMinor!: number;

  @Column('bigint', { transformer: minorUnits })
  feeMinor!: number;

  @Column('text')
  currency!: string;

  @Column('text')
  driverFirstName!: string;

  @Column('text')
  driverLastName!: string;

  @Column('text', { nullable: true })
  driverImageId!: string | null;

  @Column('text')
  driverVehicleType!: string;

  @Column('timestamptz')
  sentAt!: Date;

  @Column('timestamptz')
  validUntil!: Date;

  @Column('timestamptz')
  stateChangedAt!: Date;
}

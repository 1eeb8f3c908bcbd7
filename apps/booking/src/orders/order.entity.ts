import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OrderLine } from '@cursa/contracts/catalogues/order-line';
import type { PaymentMethod } from '@cursa/contracts/http/common';
import type { Handling } from '@cursa/contracts/http/pricing';
import { minorUnits } from '@cursa/platform/persistence';
import type { OrderState } from './order-transitions.ts';

export interface BreakdownPart {
  readonly code: string;
  readonly label: string;
  readonly amount_minor: number;
}

/** A delivery as its sender posted it, what was agreed on it, and how far it got. */
@Entity('orders')
export class Order {
  @PrimaryColumn('text') orderId!: string;
  /** The idempotency operation that created it: a repeat after a crash finds its own order. */
  @Column('text') operationId!: string;
  @Column('text') senderId!: string;
  @Column('text') status!: OrderState;
  /** Catalogue key of decision 13. */
  @Column('text') category!: string;
  @Column('text') pickupAddress!: string;
  @Column('text') pickupAdditional!: string;
  @Column('float8') pickupLatitude!: number;
  @Column('float8') pickupLongitude!: number;
  /** The town, for people who may not see the street (decision 37). */
  @Column('text') pickupLabel!: string;
  @Column('text') dropoffAddress!: string;
  @Column('text') dropoffAdditional!: string;
  @Column('float8') dropoffLatitude!: number;
  @Column('float8') dropoffLongitude!: number;
  @Column('text') dropoffLabel!: string;
  @Column('text') scheduleOption!: 'before' | 'after' | 'between';
  @Column('date') pickupDate!: string;
  @Column('date', { nullable: true }) deliveryDate!: string | null;
  @Column('text') pickupTime!: string;
  /** The last day on which a driver may offer. */
  @Column('date') openUntil!: string;
  @Column('jsonb') handlingFrom!: Handling;
  @Column('jsonb') handlingTo!: Handling;
  @Column('text') vehicleType!: string;
  @Column('text') senderName!: string;
  @Column('text') senderContact!: string;
  @Column('text') receiverName!: string;
  @Column('text') receiverContact!: string;
  @Column('text') instructions!: string;
  @Column('text') courierNotes!: string;
  @Column('text') senderFirstName!: string;
  @Column('text') senderLastName!: string;
  @Column('jsonb') lines!: OrderLine[];
  @Column('text', { array: true }) photoIds!: string[];
  @Column('bigint', { transformer: minorUnits }) estimateMinor!: number;
  @Column('bigint', { transformer: minorUnits }) baseMinor!: number;
  @Column('bigint', { transformer: minorUnits }) vatMinor!: number;
  @Column('text') currency!: string;
  @Column('jsonb') breakdown!: BreakdownPart[];
  @Column('text') tariffVersion!: string;
  @Column('int') distanceM!: number;
  @Column('text', { nullable: true }) driverId!: string | null;
  @Column('text', { nullable: true }) offerId!: string | null;
  @Column('bigint', { nullable: true, transformer: minorUnits }) agreedMinor!: number | null;
  @Column('bigint', { nullable: true, transformer: minorUnits }) agreedVatMinor!: number | null;
  @Column('bigint', { nullable: true, transformer: minorUnits }) discountMinor!: number | null;
  @Column('bigint', { nullable: true, transformer: minorUnits }) feeMinor!: number | null;
  @Column('text', { nullable: true }) paymentMethod!: PaymentMethod | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) acceptedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) completedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) cancelledAt!: Date | null;
  @Column('text', { nullable: true }) cancelledBy!: 'sender' | 'carrier' | 'system' | null;
}

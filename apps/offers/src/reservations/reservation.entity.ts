import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReservationState } from './reservation-transitions.ts';

/** The one live claim an order may have on an offer; order and offer are null only for an attempt that was released before it reserved. */
@Entity('reservations')
export class Reservation {
  @PrimaryColumn('text')
  reservationId!: string;

  /** The payment attempt it was made for. */
  @Column('text')
  attemptId!: string;

  @Column('text', { nullable: true })
  orderId!: string | null;

  @Column('text', { nullable: true })
  offerId!: string | null;

  @Column('text')
  state!: ReservationState;

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The sender's latest rating of one trip (decision 30: the mean counts one per order). */
@Entity('trip_ratings')
export class TripRating {
  @PrimaryColumn('text')
  orderId!: string;

  @Column('text')
  driverId!: string;

  /** service + time + behaviour. */
  @Column('int')
  starsSum!: number;

  @Column('int')
  revision!: number;
}

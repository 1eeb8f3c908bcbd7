import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One revision of a sender's rating of a trip; the highest counts, the earlier ones are its history (decision 30). */
@Entity('ratings')
export class Rating {
  @PrimaryColumn('text') orderId!: string;
  @PrimaryColumn('int') revision!: number;
  @Column('text') driverId!: string;
  @Column('int') service!: number;
  @Column('int') time!: number;
  @Column('int') behaviour!: number;
  @Column('text') comment!: string;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The signature a delivery was handed over against. */
@Entity('delivery_proofs')
export class DeliveryProof {
  @PrimaryColumn('text') orderId!: string;
  @Column('text') kind!: 'typed' | 'drawn';
  /** A typed name, or a PNG data URL. */
  @Column('text') signature!: string;
  @Column('timestamptz') signedAt!: Date;
}

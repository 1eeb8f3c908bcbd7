import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PublicStatus } from '@cursa/contracts/http/common';

/** This service's copy of who owns an order and how it stands; booking is the owner. */
@Entity('order_refs')
export class OrderRef {
  @PrimaryColumn('text')
  orderId!: string;

  @Column('text')
  senderId!: string;

  @Column('text')
  status!: PublicStatus;

  @Column('timestamptz')
  updatedAt!: Date;
}

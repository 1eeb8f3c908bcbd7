import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Kind } from '../templates/templates.ts';
import type { Facts } from '../templates/template.ts';

/** One entry of a person's feed: what happened, not its text, which is made when it is read. */
@Entity('notices')
export class Notice {
  @PrimaryColumn('uuid')
  notificationId!: string;

  @Column('text')
  accountId!: string;

  @Column('text')
  kind!: Kind;

  @Column('jsonb')
  facts!: Facts;

  @Column('text', { nullable: true })
  orderId!: string | null;

  @Column('timestamptz', { nullable: true })
  readAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** This service's copy of what people may know of an account; auth is the owner. */
@Entity('account_cards')
export class AccountCard {
  @PrimaryColumn('text') accountId!: string;
  @Column('text') role!: string;
  @Column('text') firstName!: string;
  @Column('text') lastName!: string;
  @Column('text', { nullable: true }) profileImageId!: string | null;
  @Column('text') vehicleType!: string;
  /** Where the registered address lies. */
  @Column('float8', { nullable: true }) homeLatitude!: number | null;
  @Column('float8', { nullable: true }) homeLongitude!: number | null;
}

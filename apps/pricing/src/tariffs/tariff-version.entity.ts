import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Tariff } from './tariff.ts';

/** A published tariff; never changed afterwards, since orders name the version that priced them. */
@Entity('tariff_versions')
export class TariffVersion {
  @PrimaryColumn('text') version!: string;
  @Column('timestamptz') validFrom!: Date;
  @Column('text') currency!: string;
  @Column('jsonb') tariff!: Tariff;
}

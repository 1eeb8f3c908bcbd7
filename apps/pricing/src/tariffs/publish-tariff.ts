import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import { tariff, type Tariff } from './tariff.ts';
import { TariffVersion } from './tariff-version.entity.ts';

export interface TariffToPublish {
  readonly version: string;
  readonly validFrom: Date;
  readonly currency: string;
  readonly tariff: Tariff;
}

/** Puts a new tariff beside the earlier ones and tells it. Called by operators, when prices change. */
@Injectable()
export class PublishTariff {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** @throws ZodError for a tariff that is not complete; the unique key refuses a version that exists */
  async execute({ version, validFrom, currency, tariff: parts }: TariffToPublish): Promise<void> {
    const checked = tariff.parse(parts);
    await inTransaction(this.dataSource, async (manager) => {
      await manager.insert(TariffVersion, { version, validFrom, currency, tariff: checked });
      await publish(manager, 'tariff.published', {
        key: version,
        data: { version, valid_from: validFrom.toISOString() },
      });
    });
  }
}

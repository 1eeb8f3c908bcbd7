import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { TariffVersion } from './tariff-version.entity.ts';

const freshMs = 30_000;

/** Tariffs by version and the one in force. Versions never change, so they are kept; the one in force is asked for every half minute. */
@Injectable()
export class Tariffs {
  private readonly logger = new Logger(Tariffs.name);
  private readonly known = new Map<string, TariffVersion>();
  private current: { readonly version: TariffVersion; readonly readAt: number } | undefined;

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** While the database is down the last known one stays in force. */
  async inForce(now = new Date()): Promise<TariffVersion> {
    if (this.current && now.getTime() - this.current.readAt < freshMs) return this.current.version;
    try {
      const version = await this.dataSource.manager.findOneOrFail(TariffVersion, {
        where: { validFrom: LessThanOrEqual(now) },
        order: { validFrom: 'DESC' },
      });
      this.current = { version, readAt: now.getTime() };
      this.known.set(version.version, version);
    } catch (error) {
      if (!this.current) throw error;
      this.logger.warn({
        msg: 'The tariff in force could not be read; the last known one is used',
        err: error,
      });
      this.current = { ...this.current, readAt: now.getTime() };
    }
    return this.current.version;
  }

  /** null for a version that was never published. */
  async byVersion(version: string): Promise<TariffVersion | null> {
    const known = this.known.get(version);
    if (known) return known;
    const found = await this.dataSource.manager.findOneBy(TariffVersion, { version });
    if (found) this.known.set(version, found);
    return found;
  }
}

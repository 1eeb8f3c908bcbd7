import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface DriverRating {
  /** 1.0–5.0, one decimal. */
  readonly mean: number;
  readonly count: number;
}

/** Mean ratings of drivers over all their rated trips. */
@Injectable()
export class DriverRatings {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async of(driverIds: readonly string[]): Promise<Map<string, DriverRating>> {
    const rows = await this.dataSource.manager.query<{ driver_id: string; mean: string; count: string }[]>(
      `select driver_id, round(avg(stars_sum) / 3.0, 1) as mean, count(*) as count
       from trip_ratings where driver_id = any($1) group by driver_id`,
      [driverIds],
    );
    return new Map(rows.map((row) => [row.driver_id, { mean: Number(row.mean), count: Number(row.count) }]));
  }
}

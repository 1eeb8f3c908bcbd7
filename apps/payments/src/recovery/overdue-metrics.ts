import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { attributes, lazily, observe } from '@cursa/platform/telemetry';
import { DataSource } from 'typeorm';
import { rows } from '../common/rows.ts';

/** By the partial indexes of unfinished attempts and pending refunds: a look costs the same however old the books are. */
const overdueSql = `
  select 'attempts' as work, coalesce(max(extract(epoch from clock_timestamp() - due_at)), 0)::float8 as seconds
    from attempts
    where state not in ('confirmed', 'accepted', 'credited', 'failed', 'refunded', 'kept') and due_at < clock_timestamp()
  union all
  select 'refunds', coalesce(max(extract(epoch from clock_timestamp() - due_at)), 0)::float8
    from refunds where state = 'pending' and due_at < clock_timestamp()`;

/** Shows how long payments and refunds have waited past the moment they should have gone on. */
@Injectable()
export class OverdueMetrics implements OnApplicationBootstrap, OnModuleDestroy {
  private end: (() => void) | undefined;

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.end = observe(
      'paymentsOverdue',
      lazily(async () => {
        const found = await rows<{ work: string; seconds: number }>(this.dataSource, overdueSql);
        return found.map(({ work, seconds }) => [seconds, { [attributes.work]: work }] as const);
      }),
    );
  }

  onModuleDestroy(): void {
    this.end?.();
  }
}

import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';

const clearEveryMs = 10 * 60_000;

/** Rows removed by one statement, some ten milliseconds of work: what publishes and handles events never waits long. */
export const clearedAtOnce = 2_000;

/** Tables, and what in them is old. A broker that lost its data is filled again from the outbox (docs/operations/backup.md). */
const old = {
  outbox: `sent_at < now() - interval '3 days' order by sent_at`,
  inbox: `processed_at < now() - interval '30 days' order by processed_at`,
} as const;

/** Clears events that left, or were handled, long ago: every ten minutes all there are. Each replica does, beside the others. */
@Injectable()
export class EventRetention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(EventRetention.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.running
        .then(() => this.clear())
        .catch((error: unknown) => {
          this.logger.warn(`Old events stay until the next time: ${(error as Error).message}`);
        });
    }, clearEveryMs);
    this.timer.unref();
  }

  /** Waits for the statement in hand. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  async clear(): Promise<void> {
    for (const table of ['outbox', 'inbox'] as const) {
      while (!this.stopped && (await this.remove(table)) === clearedAtOnce);
    }
  }

  private async remove(table: keyof typeof old): Promise<number> {
    const [row] = await this.dataSource.query<{ removed: number }[]>(
      `with gone as (
         delete from ${table} where ctid = any (array (
           select ctid from ${table} where ${old[table]} limit $1 for update skip locked))
         returning 1)
       select count(*)::int as removed from gone`,
      [clearedAtOnce],
    );
    return row?.removed ?? 0;
  }
}

import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { log } from '@cursa/platform/logging';
import { DataSource } from 'typeorm';
import { RevocationLog } from './revocation-log.ts';

const tellEveryMs = 3_000;
const pruneEveryMs = 10 * 60_000;

/** Keeps Redis filled with what is revoked, also after Redis lost its data, and clears what nobody needs any more. */
@Injectable()
export class RevocationsJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private timers: NodeJS.Timeout[] = [];
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly revocations: RevocationLog,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    this.every(tellEveryMs, () => this.revocations.tell());
    this.every(pruneEveryMs, () => this.prune());
  }

  async onApplicationShutdown(): Promise<void> {
    this.timers.forEach(clearInterval);
    await this.running;
  }

  private every(ms: number, work: () => Promise<void>): void {
    const run = () => {
      this.running = this.running.then(work).catch((error: unknown) => {
        log().warn({ err: error }, 'Sessions could not be tidied; trying again later');
      });
    };
    this.timers.push(setInterval(run, ms));
  }

  private async prune(): Promise<void> {
    await this.revocations.prune();
    await this.dataSource.query(
      `delete from sessions where expires_at < clock_timestamp() - interval '7 days'`,
    );
    await this.dataSource.query(
      `delete from sign_in_failures where last_failed_at < clock_timestamp() - interval '1 day'`,
    );
    await this.dataSource.query(
      `delete from password_resets where requested_at < clock_timestamp() - interval '30 days'`,
    );
  }
}

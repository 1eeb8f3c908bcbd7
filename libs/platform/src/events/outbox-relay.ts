import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { untraced } from '../telemetry/untraced.ts';
import { bindOutbox } from './outbox-binding.ts';
import type { Envelope } from './envelope.ts';
import { EventPublisher } from './event-publisher.ts';
import { EVENTS_OPTIONS, type ResolvedEventsOptions } from './events-options.ts';
import { OutboxSession } from './outbox-session.ts';
import { EVENT_REGISTRY, type EventRegistry } from './registry.ts';
import { Wakeable } from './wakeable.ts';

const batchSize = 500;
const claimEveryMs = 2_000;
const slowestRetryMs = 3_000;

/**
 * Moves committed events from the outbox to the broker. Any number of replicas may run: each works on the slots it
 * holds the lock of, oldest row first, so the events of one key leave in order. Broker or database away: it waits,
 * tries again and takes up where it was; a crash between sending and marking sends a row twice (the inbox drops it).
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap {
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly bell = new Wakeable();
  private running: Promise<void> | undefined;
  private stopped = false;
  private failing = false;
  private session: OutboxSession | undefined;
  private claimedAt = 0;
  private sentCount = 0;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly publisher: EventPublisher,
    @Inject(EVENTS_OPTIONS) private readonly options: ResolvedEventsOptions,
    @Inject(EVENT_REGISTRY) registry: EventRegistry,
  ) {
    bindOutbox(dataSource, { source: `/cursa/${options.service}`, registry }, () => this.wake());
  }

  onApplicationBootstrap(): void {
    this.start();
  }

  start(): void {
    this.stopped = false;
    this.running ??= untraced(() => this.loop());
  }

  /** Called when something has been committed to the outbox. */
  wake(): void {
    this.bell.ring();
  }

  /** Ends after the batch in hand; its slots are free for the other replicas at once. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.bell.ring();
    await this.running;
    this.running = undefined;
  }

  /** Rows that left through this relay since it was made. */
  get sent(): number {
    return this.sentCount;
  }

  /** Age of the oldest event still waiting, in seconds, and how many wait; for metrics. */
  async outboxAge(): Promise<{ seconds: number; waiting: number }> {
    const [row] = (await this.dataSource.query(
      `select count(*)::int as waiting,
              coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as seconds
       from outbox where sent_at is null`,
    )) as { seconds: number; waiting: number }[];
    return row ?? { seconds: 0, waiting: 0 };
  }

  private async loop(): Promise<void> {
    let pause = 0;
    while (!this.stopped) {
      try {
        const sent = await this.relayOnce();
        if (this.failing) this.logger.log('Events leave again');
        this.failing = false;
        pause = 0;
        if (sent < batchSize) await this.bell.wait(this.options.pollMs);
      } catch (error) {
        pause = Math.min(slowestRetryMs, pause * 2 || 100);
        if (!this.failing) this.logger.warn(`Events wait in the outbox: ${(error as Error).message}`);
        this.failing = true;
        await this.bell.sleep(pause, () => this.stopped);
      }
    }
    await this.session?.close();
    this.session = undefined;
  }

  private async relayOnce(): Promise<number> {
    const session = await this.openSession();
    if (session.slots.size === 0) return 0;
    const rows = await session.unsent(batchSize);
    if (rows.length > 0) {
      await this.publisher.send(
        rows.map(({ topic, sequence, envelope }) => ({
          topic,
          envelope: { ...(JSON.parse(envelope) as Envelope), sequence },
        })),
      );
      await session.markSent(rows);
      this.sentCount += rows.length;
    }
    return rows.length;
  }

  private async openSession(): Promise<OutboxSession> {
    if (this.session?.broken) {
      await this.session.close();
      this.session = undefined;
    }
    if (!this.session) {
      this.session = await OutboxSession.open((this.dataSource.options as { url: string }).url);
      this.claimedAt = 0;
    }
    const now = Date.now();
    if (now - this.claimedAt > claimEveryMs) {
      await this.session.claim();
      this.claimedAt = now;
    }
    return this.session;
  }
}

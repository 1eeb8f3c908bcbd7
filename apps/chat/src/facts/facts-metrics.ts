import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { lazily, observe } from '@cursa/platform/telemetry';
import { MessageStore } from '../store/message-store.ts';

/** What waits to leave, under the names that the outboxes in Postgres have: messages carry their own facts. */
@Injectable()
export class FactsMetrics implements OnApplicationBootstrap, OnModuleDestroy {
  private ends: (() => void)[] = [];

  constructor(private readonly store: MessageStore) {}

  onApplicationBootstrap(): void {
    const unsent = lazily(async () => {
      const { seconds, waiting } = await this.unsent();
      return [[seconds], [waiting]];
    });
    this.ends = [
      observe('outboxAge', () => unsent().slice(0, 1)),
      observe('outboxDepth', () => unsent().slice(1)),
    ];
  }

  onModuleDestroy(): void {
    for (const end of this.ends) end();
    this.ends = [];
  }

  /** Reads those alone that wait, by their partial index. @throws MessageStoreDown */
  async unsent(): Promise<{ seconds: number; waiting: number }> {
    const [found] = await this.store.run(() =>
      this.store.messages
        .aggregate<{
          waiting: number;
          oldest: Date;
        }>([
          { $match: { unsent: true } },
          { $group: { _id: null, waiting: { $sum: 1 }, oldest: { $min: '$created_at' } } },
        ])
        .exec(),
    );
    if (!found) return { seconds: 0, waiting: 0 };
    return { waiting: found.waiting, seconds: Math.max(0, Date.now() - found.oldest.getTime()) / 1_000 };
  }
}

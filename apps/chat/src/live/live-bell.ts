import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createRedis, REDIS } from '@cursa/platform/cache';
import { CONFIG } from '@cursa/platform/config';
import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';

const channel = 'chat:bell';
const mostPending = 10_000;

/**
 * Tells every replica that there is something new for some people. A ring carries no content: streams read the store,
 * so a lost, late or repeated ring can neither lose nor double nor disorder anything.
 */
@Injectable()
export class LiveBell implements OnApplicationShutdown {
  private readonly logger = new Logger(LiveBell.name);
  private readonly self = randomUUID();
  private readonly subscriber: Redis;
  private readonly listeners = new Map<string, Set<() => void>>();
  private readonly everyone = new Set<() => void>();
  private readonly pending = new Set<string>();
  private hearing = false;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'REDIS_URL'>,
    @Inject(REDIS) private readonly redis: Redis,
  ) {
    this.subscriber = createRedis(config.REDIS_URL, { connectionName: 'chat-bell', offlineQueue: true });
    this.subscriber.on('ready', () => void this.subscribe());
    this.subscriber.on('close', () => (this.hearing = false));
    this.subscriber.on('message', (_channel, text) => this.heard(text));
    this.redis.on('ready', this.flush);
  }

  onApplicationShutdown(): void {
    this.redis.off('ready', this.flush);
    this.subscriber.disconnect();
  }

  /** Whether rings of other replicas arrive; without them streams look for themselves. */
  get isHearing(): boolean {
    return this.hearing;
  }

  ring(accounts: readonly string[]): void {
    this.wake(accounts);
    this.redis.publish(channel, JSON.stringify([this.self, ...accounts])).catch(() => {
      // Told when Redis is back; until then the streams of other replicas poll.
      for (const account of accounts) if (this.pending.size < mostPending) this.pending.add(account);
    });
  }

  /** Calls `listener` at rings for one person, or for anybody; returns what ends it. */
  on(account: string | undefined, listener: () => void): () => void {
    if (account === undefined) {
      this.everyone.add(listener);
      return () => this.everyone.delete(listener);
    }
    const set = this.listeners.get(account) ?? new Set();
    this.listeners.set(account, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0 && this.listeners.get(account) === set) this.listeners.delete(account);
    };
  }

  private async subscribe(): Promise<void> {
    try {
      await this.subscriber.subscribe(channel);
      this.hearing = true;
      // What was rung while nobody heard it.
      this.wake([...this.listeners.keys()]);
    } catch (error) {
      this.logger.warn({ msg: 'The live bell cannot be heard; trying on', err: error });
      setTimeout(() => {
        if (this.subscriber.status === 'ready') void this.subscribe();
      }, 1_000).unref();
    }
  }

  private readonly flush = (): void => {
    const accounts = [...this.pending];
    this.pending.clear();
    if (accounts.length > 0) this.ring(accounts);
  };

  private heard(text: string): void {
    try {
      const [from, ...accounts] = JSON.parse(text) as string[];
      if (from !== this.self) this.wake(accounts);
    } catch {
      this.logger.warn('A ring that cannot be read was dropped');
    }
  }

  private wake(accounts: readonly string[]): void {
    for (const account of accounts) for (const listener of this.listeners.get(account) ?? []) listener();
    for (const listener of this.everyone) listener();
  }
}

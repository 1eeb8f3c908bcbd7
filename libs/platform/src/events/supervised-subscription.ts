import { setTimeout as timer } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Subscription } from './event-bus.ts';

export interface Watch {
  /** Called by the client when it has given up. */
  crashed(error: Error): void;
  /** Called on every sign of life. */
  alive(): void;
  readonly stopping: AbortSignal;
}

/** Starts a consumer; resolves with what ends it. */
export type StartConsumer = (watch: Watch) => Promise<() => Promise<void>>;

/** Without a sign of life for this long, a consumer is taken for dead. */
const silenceMs = 8_000;
const slowestRetryMs = 3_000;
const longestFarewellMs = 10_000;

/** Keeps a consumer running: a failed start, a crash or a silence ends it and starts a new one. */
export class SupervisedSubscription implements Subscription {
  private readonly logger = new Logger('EventBus');
  private readonly stopping = new AbortController();
  private readonly done: Promise<void>;
  private up = false;

  constructor(
    private readonly start: StartConsumer,
    private readonly name: string,
  ) {
    this.done = this.supervise();
  }

  get connected(): boolean {
    return this.up;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.done;
  }

  private async supervise(): Promise<void> {
    let pause = 0;
    let said = false;
    while (!this.stopping.signal.aborted) {
      try {
        await this.live(() => {
          if (said) this.logger.log(`Events arrive again (${this.name})`);
          pause = 0;
          said = false;
        });
      } catch (error) {
        if (!said)
          this.logger.warn(`No events arrive (${this.name}), trying on: ${(error as Error).message}`);
        said = true;
      }
      this.up = false;
      pause = Math.min(slowestRetryMs, pause * 2 || 200);
      await abortableSleep(pause, this.stopping.signal);
    }
  }

  /** One consumer's life: resolves when asked to stop, rejects when it died. */
  private async live(onAlive: () => void): Promise<void> {
    const life = new AbortController();
    let lastSign = Date.now();
    let death: Error | undefined;
    const die = (error: Error) => {
      death ??= error;
      life.abort();
    };
    const onStop = () => life.abort();
    this.stopping.signal.addEventListener('abort', onStop);
    const watchdog = setInterval(() => {
      if (Date.now() - lastSign > silenceMs) die(new Error('the broker has been silent'));
    }, 1_000);
    const alive = () => {
      lastSign = Date.now();
      if (!this.up && !life.signal.aborted) {
        this.up = true;
        onAlive();
      }
    };
    try {
      const end = await this.start({ crashed: die, alive, stopping: life.signal });
      await aborted(life.signal);
      // A handler that hangs must not keep the dead consumer's successor from starting.
      await Promise.race([end(), timer(longestFarewellMs, undefined, { ref: false })]);
    } finally {
      clearInterval(watchdog);
      this.stopping.signal.removeEventListener('abort', onStop);
    }
    if (death) throw death;
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/** Waits `ms`, or less when the signal fires. */
export async function abortableSleep(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || ms <= 0) return;
  await new Promise<void>((resolve) => {
    const over = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener('abort', over);
  });
}

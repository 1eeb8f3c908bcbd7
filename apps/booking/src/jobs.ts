import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ExpireOrdersJob } from './orders/expire-orders.job.ts';

const everyMs = 60_000;

/** Runs the sweep of this service. Replicas may run it at once: each step is a guarded update. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly expireOrders: ExpireOrdersJob) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), everyMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    await this.expireOrders
      .run()
      .catch((error: unknown) =>
        this.logger.warn({ msg: 'Orders could not be expired; the next sweep tries again', err: error }),
      );
  }
}

import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RemoveMediaJob } from './media/remove-media.job.ts';

const everyMs = 60_000;

/** Runs the sweep of this service. Replicas may run it at once: each step is a guarded update. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly removeMedia: RemoveMediaJob) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), everyMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    await this.removeMedia
      .run()
      .catch((error: unknown) =>
        this.logger.warn({ msg: 'A sweep failed and will be tried again', err: error }),
      );
  }
}

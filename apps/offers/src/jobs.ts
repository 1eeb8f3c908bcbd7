import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

import { ExpireOffersJob } from './offers/expire-offers.job.ts';
import { LapseReservationsJob } from './reservations/lapse-reservations.job.ts';

const everyMs = 30_000;

/** Runs the sweeps of this service. Replicas may run them at once: each step is a guarded update. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly expireOffers: ExpireOffersJob,
    private readonly lapseReservations: LapseReservationsJob,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), everyMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    for (const job of [this.expireOffers, this.lapseReservations]) {
      await job
        .run()
        .catch((error: unknown) =>
          this.logger.warn({ msg: 'A sweep failed and will be tried again', err: error }),
        );
    }
  }
}

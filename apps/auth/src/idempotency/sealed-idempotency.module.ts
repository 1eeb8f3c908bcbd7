import {
  Global,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { IDEMPOTENCY_STORE } from '@cursa/platform/http';
import { IdempotencyStore } from '@cursa/platform/idempotency';
import { DataSource } from 'typeorm';
import type { AuthConfig } from '../config.ts';
import { sealKeys } from './seal-keys.ts';
import { SealedAnswers } from './sealed-answers.ts';

const pruneEveryMs = 60 * 60_000;

/** In place of the platform's IdempotencyModule: the same store, its answers sealed. */
@Global()
@Module({
  providers: [
    {
      provide: IdempotencyStore,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new IdempotencyStore(dataSource),
    },
    {
      provide: IDEMPOTENCY_STORE,
      inject: [IdempotencyStore, CONFIG],
      useFactory: (store: IdempotencyStore, config: AuthConfig) =>
        new SealedAnswers(store, sealKeys(config.SESSION_PRIVATE_KEY)),
    },
  ],
  exports: [IDEMPOTENCY_STORE],
})
export class SealedIdempotencyModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(IdempotencyStore) private readonly store: IdempotencyStore) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.store.prune().catch(() => undefined), pruneEveryMs);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}

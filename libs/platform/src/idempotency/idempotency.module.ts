import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IDEMPOTENCY_STORE } from '../http/idempotency.port.ts';
import { IdempotencyStore } from './idempotency-store.ts';

const pruneEveryMs = 60 * 60_000;

/** Remembers first answers in the service's database; endpoints declared `idempotent` use it. */
@Global()
@Module({})
export class IdempotencyModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(IDEMPOTENCY_STORE) private readonly store: IdempotencyStore) {}

  static forRoot(): DynamicModule {
    const store = {
      provide: IDEMPOTENCY_STORE,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new IdempotencyStore(dataSource),
    };
    return {
      module: IdempotencyModule,
      providers: [store, { provide: IdempotencyStore, useExisting: IDEMPOTENCY_STORE }],
      exports: [IDEMPOTENCY_STORE, IdempotencyStore],
    };
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.store.prune().catch(() => undefined), pruneEveryMs);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}

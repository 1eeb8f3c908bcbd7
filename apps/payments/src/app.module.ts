import { Module, type DynamicModule } from '@nestjs/common';
import { kafkaAddress } from '@cursa/platform/config';
import { EventsModule } from '@cursa/platform/events';
import { IdempotencyModule } from '@cursa/platform/idempotency';
import { PersistenceModule } from '@cursa/platform/persistence';
import type { Config } from './config.ts';
import { migrations } from './migrations/index.ts';
import { PaymentsModule } from './payments.module.ts';

@Module({})
export class AppModule {
  static forConfig(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PersistenceModule.forRoot({
          url: config.DATABASE_URL.reveal(),
          poolSize: config.DB_POOL_SIZE,
          applicationName: 'payments',
          entities: [],
          migrations,
        }),
        EventsModule.forRoot({ service: 'payments', kafka: kafkaAddress(config) }),
        IdempotencyModule.forRoot(),
        PaymentsModule,
      ],
    };
  }
}

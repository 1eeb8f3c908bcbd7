import { Module, type DynamicModule } from '@nestjs/common';
import { kafkaAddress } from '@cursa/platform/config';
import { EventsModule } from '@cursa/platform/events';
import { PersistenceModule } from '@cursa/platform/persistence';
import { AccountsModule } from './accounts/accounts.module.ts';
import { AdminModule } from './admin/admin.module.ts';
import type { AuthConfig } from './config.ts';
import { entities } from './entities.ts';
import { SealedIdempotencyModule } from './idempotency/sealed-idempotency.module.ts';
import { migrations } from './migrations/index.ts';
import { PasswordResetsModule } from './password-resets/password-resets.module.ts';
import { RegistrationModule } from './registration/registration.module.ts';
import { SessionsModule } from './sessions/sessions.module.ts';

@Module({})
export class AppModule {
  static forConfig(config: AuthConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PersistenceModule.forRoot({
          url: config.DATABASE_URL.reveal(),
          entities,
          migrations,
          poolSize: config.DB_POOL_SIZE,
          applicationName: 'auth',
        }),
        EventsModule.forRoot({ service: 'auth', kafka: kafkaAddress(config) }),
        SealedIdempotencyModule,
        RegistrationModule,
        SessionsModule,
        AccountsModule,
        PasswordResetsModule,
        AdminModule,
      ],
    };
  }
}

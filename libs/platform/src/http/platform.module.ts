import {
  Inject,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import type { ServiceName } from '@cursa/contracts/endpoint';
import type { Redis } from 'ioredis';
import { AccessGuard } from '../auth/access.guard.ts';
import { Revocations } from '../auth/revocations.ts';
import { ServiceTokens } from '../auth/service-token.ts';
import { sessionKeys } from '../auth/session-token.ts';
import { Sessions } from '../auth/sessions.ts';
import { createRedis, REDIS, whenReady } from '../cache/create-redis.ts';
import { baseUrls, type BaseConfig } from '../config/base-config.ts';
import { CONFIG } from '../config/config.token.ts';
import { HealthMetrics } from '../health/health-metrics.ts';
import { HealthRegistry } from '../health/health-registry.ts';
import { EndpointInterceptor } from './endpoint.interceptor.ts';
import { ProblemFilter } from './problem.filter.ts';
import { ServiceClient } from './service-client.ts';

/** What every service stands on; its providers can be injected anywhere without importing a module. */
@Module({})
export class PlatformModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly client: ServiceClient,
    health: HealthRegistry,
  ) {
    health.add({ name: 'redis', required: false, check: () => redis.ping() });
  }

  static around(app: DynamicModule, service: ServiceName, config: BaseConfig): DynamicModule {
    const redis = createRedis(config.REDIS_URL, { connectionName: service });
    const tokens = new ServiceTokens(config.SERVICE_TOKEN_SECRET, service);
    const client = new ServiceClient({ baseUrls: baseUrls(config), serviceToken: () => tokens.mint() });
    const sessions = new Sessions(sessionKeys(config.SESSION_PUBLIC_KEYS), new Revocations(redis));
    return {
      module: PlatformModule,
      global: true,
      imports: [app],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: REDIS, useValue: redis },
        { provide: ServiceTokens, useValue: tokens },
        { provide: ServiceClient, useValue: client },
        { provide: Sessions, useValue: sessions },
        HealthRegistry,
        HealthMetrics,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: EndpointInterceptor },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [CONFIG, REDIS, ServiceTokens, ServiceClient, Sessions, HealthRegistry],
    };
  }

  async onModuleInit(): Promise<void> {
    await whenReady(this.redis);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
    this.redis.disconnect();
  }
}

import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  Optional,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HealthRegistry } from '../health/health-registry.ts';
import type { MigrationClass } from './run-migrations.ts';
import { createDataSource, type DatabaseOptions, warmUp } from './lazy-data-source.ts';

export interface PersistenceOptions extends DatabaseOptions {
  /** The service's own; applied by a job before the service starts, never by the service itself. */
  readonly migrations?: readonly MigrationClass[];
}

/** Provides the service's `DataSource` (`@Inject(DataSource)`) to every module. */
@Global()
@Module({})
export class PersistenceModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Optional() health?: HealthRegistry,
  ) {
    health?.add({ name: 'postgres', required: true, check: () => dataSource.query('select 1') });
  }

  static forRoot(options: PersistenceOptions): DynamicModule {
    return {
      module: PersistenceModule,
      providers: [{ provide: DataSource, useFactory: () => createDataSource(options) }],
      exports: [DataSource],
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    await warmUp(this.dataSource);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}

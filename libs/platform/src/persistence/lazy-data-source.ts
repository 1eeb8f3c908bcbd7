import { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { WARM_CONNECTIONS } from '../health/warm-up.ts';
import { measure } from '../telemetry/instruments.ts';
import { isConnectionLost } from './connection-lost.ts';
import { SnakeCaseNaming } from './naming-strategy.ts';
import { observePool } from './observe-pool.ts';
import { PartUnavailable } from './part-unavailable.ts';

export interface DatabaseOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  readonly entities: NonNullable<DataSourceOptions['entities']>;
  /** Connections at most; default 10. */
  readonly poolSize?: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  /** How long a call waits for a connection before it answers 503; default 3000 ms. */
  readonly connectTimeoutMs?: number;
}

/**
 * A data source that is ready without having met the database: TypeORM's own `initialize` fails for good when
 * Postgres is down at boot. Here the pool dials per call, so a service starts first and recovers by itself, and a
 * call that gets no connection fails with `PartUnavailable`.
 */
export async function createDataSource(options: DatabaseOptions): Promise<DataSource> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: options.url,
    entities: options.entities,
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    installExtensions: false,
    logging: false,
  });
  withLazyPool(dataSource.driver as PostgresDriver, options);
  return dataSource.initialize();
}

function withLazyPool(driver: PostgresDriver, options: DatabaseOptions): void {
  driver.connect = () => {
    const pool = new Pool({
      connectionString: options.url,
      max: options.poolSize ?? 10,
      min: WARM_CONNECTIONS,
      connectionTimeoutMillis: options.connectTimeoutMs ?? 3_000,
      application_name: options.applicationName,
      keepAlive: true,
    });
    // An idle connection that breaks is dropped by the pool; the next call dials again.
    pool.on('error', () => undefined);
    driver.master = pool;
    observePool(pool, options.poolSize ?? 10);
    driver.version = '16.0';
    driver.searchSchema = 'public';
    driver.schema ??= 'public';
    return Promise.resolve();
  };
  driver.afterConnect = () => {
    driver.isGeneratedColumnsSupported = true;
    return Promise.resolve();
  };
  const obtain = driver.obtainMasterConnection.bind(driver);
  driver.obtainMasterConnection = async () => {
    const began = performance.now();
    try {
      return (await obtain()) as [unknown, () => void];
    } catch (error) {
      throw isConnectionLost(error) ? new PartUnavailable('The database', error) : error;
    } finally {
      measure('poolWait', (performance.now() - began) / 1_000);
    }
  };
}

import { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { spanNames } from '../telemetry/attributes.ts';
import { measure } from '../telemetry/instruments.ts';
import { traceWait } from '../telemetry/trace-wait.ts';
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
  /**
   * How long a call waits for a connection before it answers 503; default 4000 ms: less than the 5 s that its caller
   * waits, more than a first connection took on a machine that started nine services at once (3 s).
   */
  readonly connectTimeoutMs?: number;
}

/** Connections that are open before the first call, and stay open while nothing is asked. */
const WARM_CONNECTIONS = 2;

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

/**
 * Opens the first connections. Called before a service listens, so that the first calls to a new pod, on a node that
 * starts others as well, do not wait for them. A database that is away is no reason not to start.
 */
export async function warmUp(dataSource: DataSource): Promise<void> {
  const first = Array.from({ length: WARM_CONNECTIONS }, () => dataSource.query('select 1'));
  await Promise.allSettled(first);
}

function withLazyPool(driver: PostgresDriver, options: DatabaseOptions): void {
  driver.connect = () => {
    const pool = new Pool({
      connectionString: options.url,
      max: options.poolSize ?? 10,
      min: WARM_CONNECTIONS,
      connectionTimeoutMillis: options.connectTimeoutMs ?? 4_000,
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
      const ms = performance.now() - began;
      measure('poolWait', ms / 1_000);
      traceWait(spanNames.waitForConnection, ms);
    }
  };
}

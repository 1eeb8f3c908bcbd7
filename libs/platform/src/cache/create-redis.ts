import { Redis } from 'ioredis';
import { log } from '../logging/logger.ts';

/** Injection token of the service's Redis client: `@Inject(REDIS) private readonly redis: Redis`. */
export const REDIS = Symbol('redis');

/**
 * A client that outlives outages: it reconnects for ever, and a command fails within a second
 * instead of waiting for Redis to come back.
 */
export function createRedis(url: string, { connectionName }: { readonly connectionName?: string } = {}): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: 1_000,
    maxRetriesPerRequest: 1,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => Math.min(100 * 2 ** Math.min(attempt, 5), 3_000),
    ...(connectionName === undefined ? {} : { connectionName }),
  });
  let down = false;
  // Without a listener the first lost connection would end the process.
  redis.on('error', (error: Error) => {
    if (!down) log().warn({ err: error }, 'Redis is not reachable; trying on');
    down = true;
  });
  redis.on('ready', () => {
    if (down) log().info('Redis is reachable again');
    down = false;
  });
  return redis;
}

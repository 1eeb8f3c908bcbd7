import { Redis } from 'ioredis';
import { log } from '../logging/logger.ts';

/** Injection token of the service's Redis client: `@Inject(REDIS) private readonly redis: Redis`. */
export const REDIS = Symbol('redis');

export interface RedisOptions {
  readonly connectionName?: string;
  /** Lets commands wait for the connection, up to one reconnection; for subscribers. Default: they fail at once. */
  readonly offlineQueue?: boolean;
}

/**
 * A client that outlives outages: it reconnects for ever, and while Redis is away every command fails at once,
 * so that a lost cache never makes a request slow.
 */
export function createRedis(url: string, { connectionName, offlineQueue = false }: RedisOptions = {}): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: 1_000,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: offlineQueue,
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

/** Waits for the first connection, but not longer: a service starts without Redis too. */
export async function whenReady(redis: Redis, timeoutMs = 2_000): Promise<void> {
  if (redis.status === 'ready') return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, timeoutMs);
    const settle = () => {
      clearTimeout(timer);
      redis.off('ready', settle).off('close', settle);
      resolve();
    };
    redis.once('ready', settle).once('close', settle);
  });
}

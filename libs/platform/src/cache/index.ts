export { createRedis, REDIS, whenReady, type RedisOptions } from './create-redis.ts';

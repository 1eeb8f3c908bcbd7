export { createRedis, REDIS } from './create-redis.ts';

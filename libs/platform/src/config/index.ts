export { Secret } from './secret.ts';
export { secretKeys } from './secret-keys.ts';
export { secret, rotatingSecret, url, port, list, flag, integer } from './fields.ts';
export { readConfig, ConfigError, configFaultExit, type Environment } from './read-config.ts';
export {
  baseConfig,
  persistenceConfig,
  eventsConfig,
  storageConfig,
  baseUrls,
  kafkaAddress,
  type BaseConfig,
} from './base-config.ts';
export type { KafkaAddress, KafkaLogin } from './kafka-login.ts';
export { CONFIG } from './config.token.ts';

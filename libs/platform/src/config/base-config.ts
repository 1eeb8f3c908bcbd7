import { z } from 'zod';
import { serviceNames, type ServiceName } from '@cursa/contracts/endpoint';
import { flag, integer, list, port, rotatingSecret, secret, url } from './fields.ts';
import { type KafkaAddress, kafkaLogin } from './kafka-login.ts';

/** Public keys that verify session tokens: a JWKS document as JSON. */
const jwks = z.string().transform((text, context) => {
  try {
    const parsed = z
      .object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) })
      .parse(JSON.parse(text));
    return parsed;
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a JWKS document as JSON with at least one key' });
    return z.NEVER;
  }
});

/** What every service reads. Spread it: `z.object({ ...baseConfig, ...persistenceConfig, MY_LIMIT: integer() })`. */
export const baseConfig = {
  SERVICE_NAME: z.enum(serviceNames).optional(),
  PORT: port(),
  HOST: z.string().default('0.0.0.0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Where people reach the product; links in mails start with it. */
  PUBLIC_URL: url(),
  /** Public client id of the legacy calls; no secret (decision 1). */
  APP_CODE: z.string().min(1),
  REDIS_URL: url('redis', 'rediss'),
  SESSION_PUBLIC_KEYS: jwks,
  SERVICE_TOKEN_SECRET: rotatingSecret({ min: 32 }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url().optional(),
  AUTH_URL: url(),
  BOOKING_URL: url(),
  PRICING_URL: url(),
  OFFERS_URL: url(),
  PAYMENTS_URL: url(),
  CHAT_URL: url(),
  MEDIA_URL: url(),
  NOTIFICATIONS_URL: url(),
};

export type BaseConfig = z.output<z.ZodObject<typeof baseConfig>>;

/** For services with a Postgres database of their own. */
export const persistenceConfig = {
  DATABASE_URL: secret(),
  DB_POOL_SIZE: integer({ min: 1, max: 200 }).default(10),
};

/** For services that publish or consume events. */
export const eventsConfig = {
  KAFKA_BROKERS: list(),
  KAFKA_TLS: flag().default(false),
  KAFKA_LOGIN: kafkaLogin().optional(),
};

export function kafkaAddress(config: z.output<z.ZodObject<typeof eventsConfig>>): KafkaAddress {
  return { brokers: config.KAFKA_BROKERS, tls: config.KAFKA_TLS, login: config.KAFKA_LOGIN };
}

/** For the service that keeps files. Region and bucket have the defaults of a local store. */
export const storageConfig = {
  S3_ENDPOINT: url(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: secret(),
  S3_SECRET_KEY: secret(),
};

/** Where the parts answer; the gateway is asked by nobody. */
export function baseUrls(config: BaseConfig): Readonly<Partial<Record<ServiceName, string>>> {
  return {
    auth: config.AUTH_URL,
    booking: config.BOOKING_URL,
    pricing: config.PRICING_URL,
    offers: config.OFFERS_URL,
    payments: config.PAYMENTS_URL,
    chat: config.CHAT_URL,
    media: config.MEDIA_URL,
    notifications: config.NOTIFICATIONS_URL,
  };
}

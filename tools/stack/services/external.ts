import type { StackContext } from '../context.ts';
import { OWN_SERVICE } from '../origin.ts';
import { connects, until } from '../wait.ts';
import { ensureBucket, S3_BUCKET } from './s3-bucket.ts';
import type { BackingService } from './service.ts';

const DEFAULT_PORT: Readonly<Record<string, number>> = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'redis:': 6379,
  'rediss:': 6379,
  'mongodb:': 27017,
  'smtp:': 25,
  'smtps:': 465,
  'http:': 80,
  'https:': 443,
};

/** Values a service of one's own may have beside those that name it. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  stripe: ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL', 'STRIPE_PUBLISHABLE_KEY', 'CARD_SANDBOX_URL'],
  s3: ['S3_BUCKET'],
  kafka: ['KAFKA_TLS', 'KAFKA_LOGIN'],
};

/** A server the user runs: nothing to start, only to reach. */
export function external(name: string, context: StackContext): BackingService {
  const names = [...(OWN_SERVICE[name] ?? []), ...(OPTIONAL[name] ?? [])];
  const known = names.filter((variable) => context.environment[variable]);
  const values: Record<string, string> = Object.fromEntries(
    known.map((variable) => [variable, context.environment[variable] ?? '']),
  );
  if (name === 's3') values.S3_BUCKET ??= S3_BUCKET;
  if (name === 'stripe' && !values.STRIPE_WEBHOOK_SECRET) {
    throw new Error(
      'STRIPE_SECRET_KEY is set, so Stripe itself is used; it also needs STRIPE_WEBHOOK_SECRET. Get one with:\n  stripe listen --forward-to localhost:8080/webhooks/stripe',
    );
  }
  return {
    name,
    title: `${name} (from the environment)`,
    ports: [],
    values,
    // Whoever takes the traces elsewhere: where that does not answer, they are lost and nothing else.
    ...(name === 'jaeger' && {
      help: { isBuilt: true, url: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? '', label: 'Traces' },
    }),
    prepare: () => Promise.resolve(),
    start: () => Promise.resolve(),
    ready: () => until(() => reach(name, values), 30),
  };
}

async function reach(name: string, values: Readonly<Record<string, string>>): Promise<void> {
  if (name === 's3') return ensureBucket(values);
  const address = values[OWN_SERVICE[name]?.[0] ?? ''] ?? '';
  if (name === 'stripe' || address.startsWith('mongodb+srv:')) return;
  const url = new URL(name === 'kafka' ? `kafka://${address.split(',')[0]}` : address);
  await connects(url.hostname, Number(url.port) || (DEFAULT_PORT[url.protocol] ?? 0)).catch(
    (error: unknown) => {
      throw new Error(
        `${name} at ${url.hostname}:${url.port} (from the environment) does not answer: ${String(error)}`,
      );
    },
  );
}

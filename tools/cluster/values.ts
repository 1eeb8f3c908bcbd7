import type { HostStack } from './host-stack.ts';
import { nameOf, type Target } from './kube.ts';

/** Ports of every node at which the run's doors answer; localhost leads there, or a forward does. */
export const DOORS = { web: 30080, stripe: 30121, mail: 30025, jaeger: 30686, grafana: 30300 } as const;
export const PUBLIC_URL = `http://localhost:${DOORS.web}`;
export const SECRET = 'cursa-secrets';

/** What a run sets on top of values-tryout.yaml. */
export function runValues(tag: string, stack: HostStack | undefined): object {
  const shared = {
    publicUrl: PUBLIC_URL,
    image: { tag },
    // One machine sends what a town would.
    services: {
      gateway: { config: { RATE_CALLS: 1_000_000, RATE_SIGN_INS: 10_000, RATE_REGISTRATIONS: 10_000 } },
    },
    web: { serviceType: 'NodePort', nodePort: DOORS.web },
    // Stripe is no part of an upgrade, nor is its stand-in.
    tryout: {
      stripeSandbox: {
        image: { tag },
        publicUrl: `http://localhost:${DOORS.stripe}`,
        nodePort: DOORS.stripe,
      },
    },
  };
  return {
    ...shared,
    metrics: { enabled: true },
    ...(stack ? onHost(shared.tryout, stack) : asPods(shared.tryout)),
  };
}

/** Prometheus and Grafana run beside the stores. */
function asPods(tryout: object): object {
  return { tryout: { ...tryout, observe: { enabled: true } } };
}

/** Stores that run beside the cluster: their addresses, their ports for the policies, and the operator's own secret. */
function onHost(tryout: object, { env }: HostStack): object {
  const port = (name: string): number => Number(new URL(env[name] ?? '').port);
  const names = ['postgres', 'kafka', 'mongodb', 'redis', 'minio', 'mailpit', 'jaeger'];
  return {
    tryout: { ...tryout, stores: Object.fromEntries(names.map((name) => [name, false])) },
    otel: { endpoint: forPods(env.OTEL_EXPORTER_OTLP_ENDPOINT) },
    migrations: { by: 'hook' },
    secrets: { existing: SECRET },
    stores: {
      kafka: { brokers: [env.KAFKA_BROKERS] },
      s3: { endpoint: env.S3_ENDPOINT, region: env.S3_REGION, bucket: env.S3_BUCKET },
    },
    networkPolicy: {
      // Prometheus runs beside the cluster too, and looks at the pods from there.
      metricsFrom: [{ namespaceSelector: {} }, { ipBlock: { cidr: alone(env.S3_ENDPOINT ?? '') } }],
      ports: {
        postgres: [port('DATABASE_URL')],
        kafka: [Number(env.KAFKA_BROKERS?.split(':').at(-1))],
        redis: [port('REDIS_URL')],
        mongodb: [port('MONGODB_URL')],
        s3: [port('S3_ENDPOINT')],
        smtp: [port('SMTP_URL')],
      },
    },
  };
}

/** The network that is this machine alone. */
function alone(url: string): string {
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, '');
  return `${host}/${host.includes(':') ? 128 : 32}`;
}

/** The address, or nothing when it leads whoever follows it to itself. */
function forPods(address: string | undefined): string {
  if (!address) return '';
  return /^(localhost|127\..*|\[::1\])$/.test(new URL(address).hostname) ? '' : address;
}

/** The secret an operator would make: each key that a service is given, and no more. */
export function secretManifest(target: Target, { env, secrets, databases }: HostStack): object {
  const urls = Object.entries(databases).map(([name, url]) => [`${name.toUpperCase()}_DATABASE_URL`, url]);
  const taken = [
    'SESSION_PRIVATE_KEY',
    'SESSION_PUBLIC_KEYS',
    'SERVICE_TOKEN_SECRET',
    'MEDIA_LINK_SECRET',
    'QUOTE_SECRET',
  ];
  const keys = [...taken, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'].map((name) => [name, secrets[name]]);
  const given = ['REDIS_URL', 'MONGODB_URL', 'SMTP_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'].map((name) => [
    name,
    env[name],
  ]);
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: SECRET, labels: { 'app.kubernetes.io/part-of': nameOf(target, 'run') } },
    stringData: Object.fromEntries([...urls, ...keys, ...given]) as object,
  };
}

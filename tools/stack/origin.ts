/** Where a backing service comes from. */
export type Origin = 'environment' | 'docker' | 'native';

/** The environment variables that name a service of one's own; all of them must be set. */
export const OWN_SERVICE: Readonly<Record<string, readonly string[]>> = {
  postgres: ['DATABASE_URL'],
  kafka: ['KAFKA_BROKERS'],
  redis: ['REDIS_URL'],
  mongo: ['MONGODB_URL'],
  s3: ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  stripe: ['STRIPE_SECRET_KEY'],
  smtp: ['SMTP_URL'],
  jaeger: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
};

/** The sandbox has no image; Prometheus and Grafana in containers are a profile of docker/compose.yaml, for those who ask. */
const NEVER_IN_CONTAINERS = ['stripe', 'prometheus'];

/** The environment wins, then `--docker`, then the native server. */
export function originOf(name: string, environment: NodeJS.ProcessEnv, docker: boolean): Origin {
  const names = OWN_SERVICE[name] ?? [];
  if (names.length > 0 && names.every((variable) => environment[variable])) return 'environment';
  const missing = names.filter((variable) => !environment[variable]);
  if (missing.length < names.length)
    throw new Error(
      `${name}: ${names.filter((variable) => environment[variable]).join(', ')} set, but ${missing.join(', ')} is not. Set all of them or none.`,
    );
  return docker && !NEVER_IN_CONTAINERS.includes(name) ? 'docker' : 'native';
}

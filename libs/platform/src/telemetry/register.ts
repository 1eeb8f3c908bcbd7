import { telemetryConfig } from '../config/telemetry-config.ts';

/**
 * Started before the service by `node --import <this file>`: instrumentation must see every module as it is loaded.
 * Without an exporter's address and a port for metrics nothing is loaded at all.
 */
const config = telemetryConfig();
if (config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
  // Without a list the hook wraps every module a service loads, which more than doubles the CPU time of its start.
  const include = ['http', 'https', 'pg', 'ioredis', 'mongoose', 'mongodb', 'kafkajs'];
  const { register } = await import('import-in-the-middle/register-hooks.mjs');
  register({ include });
  const { startTelemetry } = await import('./start-telemetry.ts');
  startTelemetry(config.OTEL_EXPORTER_OTLP_ENDPOINT, config.SERVICE_NAME, config.OTEL_TRACES_SAMPLER_ARG);
}
if (config.METRICS_PORT !== undefined) {
  const { registerMetrics } = await import('./register-metrics.ts');
  await registerMetrics({ service: config.SERVICE_NAME, port: config.METRICS_PORT, host: config.HOST });
}

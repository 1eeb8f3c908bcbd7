import { createLogger } from '../logging/logger.ts';
import { onTelemetryShutdown } from './shutdown.ts';
import { startMetrics, type MetricsOptions } from './start-metrics.ts';

/** Metrics are a help: without their port a service says so and works on. */
export async function registerMetrics(options: MetricsOptions): Promise<void> {
  try {
    onTelemetryShutdown(await startMetrics(options));
  } catch (error) {
    const { service, port } = options;
    createLogger({ service, level: 'warn' }).warn({ err: error, port }, 'No metrics: their port is not free');
  }
}

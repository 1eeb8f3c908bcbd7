import { metrics } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import { metricViews } from './metric-views.ts';
import { observeProcess } from './observe-process.ts';

export interface MetricsOptions {
  readonly service: string;
  readonly port: number;
  readonly host: string;
}

/**
 * Starts to measure, and answers `GET /metrics` on a port of its own: it is not among the routes that the gateway or
 * an ingress leads to.
 * @throws when the port is taken
 * @returns ends both
 */
export async function startMetrics({ service, port, host }: MetricsOptions): Promise<() => Promise<void>> {
  const exporter = new PrometheusExporter({
    host,
    port,
    preventServerStart: true,
    withoutScopeInfo: true,
    withResourceConstantLabels: /^service\.name$/,
  });
  await exporter.startServer();
  const provider = new MeterProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: service }),
    views: metricViews(),
    readers: [exporter],
  });
  metrics.setGlobalMeterProvider(provider);
  const runtime = new RuntimeNodeInstrumentation({ monitoringPrecision: 10 });
  runtime.setMeterProvider(provider);
  const forget = observeProcess();
  return async () => {
    forget();
    runtime.disable();
    metrics.disable();
    await provider.shutdown();
  };
}

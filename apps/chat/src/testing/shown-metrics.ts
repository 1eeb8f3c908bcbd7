import { metrics } from '@opentelemetry/api';
import { MeterProvider, MetricReader } from '@opentelemetry/sdk-metrics';

class Reader extends MetricReader {
  protected onShutdown(): Promise<void> {
    return Promise.resolve();
  }

  protected onForceFlush(): Promise<void> {
    return Promise.resolve();
  }
}

/** What a scrape would see, by the definitions' keys. Started before the service. */
export function shownMetrics() {
  const reader = new Reader();
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));
  const read = async (key: string): Promise<number[]> => {
    const { resourceMetrics } = await reader.collect();
    return resourceMetrics.scopeMetrics
      .flatMap((scope) => scope.metrics)
      .filter(({ descriptor }) => descriptor.name === key)
      .flatMap(({ dataPoints }) => dataPoints.map(({ value }) => value as number));
  };
  return {
    read,
    end: async () => {
      metrics.disable();
      await reader.shutdown();
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { readStackFile } from '../../e2e/stack-file.ts';
import { otlpEndpoint, startCopy } from '../service-copy.ts';

const PORT = 7_395;
const METRICS_PORT = 7_396;
/** For the groups of its consumers to be formed. */
const SETTLE_MS = 15_000;
const REST_MS = 20_000;

/**
 * What a service takes to start, and to be there while nobody asks: one more process of each, one after the other, with
 * traces and metrics, beside a running system that nobody uses.
 */
export async function measureStart(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const telemetry = { OTEL_EXPORTER_OTLP_ENDPOINT: otlpEndpoint(), METRICS_PORT: String(METRICS_PORT) };
  const rows = [];
  for (const service of Object.keys(readStackFile().apps)) {
    const copy = await startCopy(service, PORT, telemetry);
    try {
      const toReady = copy.cpuSeconds();
      await wait(SETTLE_MS);
      const before = copy.cpuSeconds();
      await wait(REST_MS);
      rows.push({
        service,
        'processor s until ready': Number(toReady.toFixed(2)),
        'thousandths of a core at rest': Math.round(((copy.cpuSeconds() - before) * 1e6) / REST_MS),
      });
    } finally {
      await copy.stop();
    }
  }
  return rows;
}

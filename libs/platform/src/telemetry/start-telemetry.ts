import { diag, DiagLogLevel } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { detectResources, envDetector, hostDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import { instrumentations } from './instrumentations.ts';
import { onTelemetryShutdown } from './shutdown.ts';
import { SpanScrubber } from './span-scrubber.ts';

/**
 * Starts tracing, of the parts that it needs: the whole NodeSDK brings every exporter there is, and with them a second of
 * processor time at each start. Spans wait in a bounded queue and are dropped when the collector is away: it costs the
 * service nothing.
 * @param ratio share of new traces that are kept, 0 to 1; what a caller decided is followed
 */
export function startTelemetry(endpoint: string, service: string, ratio: number): void {
  // The SDK would print every failed export.
  diag.setLogger({ error() {}, warn() {}, info() {}, debug() {}, verbose() {} }, DiagLogLevel.NONE);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 3_000 });
  const batches = new BatchSpanProcessor(exporter, {
    maxQueueSize: 4_096,
    maxExportBatchSize: 512,
    scheduledDelayMillis: 1_000,
    exportTimeoutMillis: 3_000,
  });
  const own = resourceFromAttributes({ [ATTR_SERVICE_NAME]: service });
  const provider = new NodeTracerProvider({
    resource: detectResources({ detectors: [envDetector, hostDetector] }).merge(own),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new SpanScrubber(batches)],
  });
  provider.register();
  registerInstrumentations({ instrumentations: instrumentations() });
  onTelemetryShutdown(() => provider.shutdown());
}

import { context, type Context, propagation, ROOT_CONTEXT, trace } from '@opentelemetry/api';

export interface TraceCarrier {
  readonly traceparent?: string;
  readonly tracestate?: string;
}

export const tracer = trace.getTracer('@cursa/platform/events');

/** The trace that the running code belongs to, as headers; empty when there is none. */
export function currentTrace(from: Context = context.active()): TraceCarrier {
  const carrier: Record<string, string> = {};
  propagation.inject(from, carrier);
  return carrier;
}

/** The context that continues a stored trace. */
export function continueTrace(carrier: TraceCarrier): Context {
  return propagation.extract(ROOT_CONTEXT, carrier);
}

export function currentTraceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}

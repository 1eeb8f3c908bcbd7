import {
  context,
  type Context,
  createContextKey,
  propagation,
  ROOT_CONTEXT,
  trace,
} from '@opentelemetry/api';

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

/** The key @opentelemetry/core uses for `suppressTracing`; keys are global by their description. */
const suppressed = createContextKey('OpenTelemetry SDK Context Key SUPPRESS_TRACING');

/**
 * Runs `fn` without instrumentation: the relay's own statements are no part of a trace, and the broker client's
 * instrumentation would overwrite `traceparent` with the relay's context.
 */
export function untraced<T>(fn: () => T): T {
  return context.with(context.active().setValue(suppressed, true), fn);
}

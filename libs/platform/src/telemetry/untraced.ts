import { context, createContextKey, trace } from '@opentelemetry/api';

/** The key @opentelemetry/core uses for `suppressTracing`; keys are global by their description. */
const suppressed = createContextKey('OpenTelemetry SDK Context Key SUPPRESS_TRACING');

/** Runs `fn` without instrumentation: what it asks of stores and others is no part of any trace. */
export function untraced<T>(fn: () => T): T {
  // Without a parent most instrumentations leave at once; the others make spans that are not kept.
  return context.with(trace.deleteSpan(context.active()).setValue(suppressed, true), fn);
}

import { isSpanContextValid, trace } from '@opentelemetry/api';
import { requestContext } from '../logging/request-context.ts';

export interface SpanIds {
  readonly traceId: string;
  readonly spanId: string;
  readonly sampled: boolean;
}

/** The active span's ids; without an SDK the ids that the request came with or was given. */
export function currentSpanIds(): SpanIds | undefined {
  const span = trace.getActiveSpan()?.spanContext();
  if (span && isSpanContextValid(span)) {
    return { traceId: span.traceId, spanId: span.spanId, sampled: (span.traceFlags & 1) === 1 };
  }
  const request = requestContext.getStore();
  return request && { traceId: request.traceId, spanId: request.spanId, sampled: false };
}

export function currentTraceId(): string | undefined {
  return currentSpanIds()?.traceId;
}

/** W3C `traceparent` of the active span, to be kept with work that is done later (outbox rows, jobs). */
export function currentTraceparent(): string | undefined {
  const ids = currentSpanIds();
  return ids && `00-${ids.traceId}-${ids.spanId}-${ids.sampled ? '01' : '00'}`;
}

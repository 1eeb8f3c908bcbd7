import { envelopeContentType } from './envelope.ts';
import type { BusMessage } from './event-bus.ts';
import type { TraceCarrier } from './trace-context.ts';

/** A serialised envelope as the broker carries it. */
export function eventMessage(key: string, envelope: string, trace: TraceCarrier): BusMessage {
  return {
    key,
    value: envelope,
    headers: {
      'content-type': envelopeContentType,
      ...(trace.traceparent ? { traceparent: trace.traceparent } : {}),
      ...(trace.tracestate ? { tracestate: trace.tracestate } : {}),
    },
  };
}

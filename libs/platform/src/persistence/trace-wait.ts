import { trace } from '@opentelemetry/api';
import { spanNames } from '../telemetry/attributes.ts';

/** A connection that was idle is there within less. */
const NOTICEABLE_MS = 5;

/** Afterwards, a span of a wait for a connection that was long enough to be looked for. @param ms it took, until now */
export function traceWait(ms: number): void {
  if (ms < NOTICEABLE_MS || !trace.getActiveSpan()) return;
  trace
    .getTracer('cursa')
    .startSpan(spanNames.waitForConnection, { startTime: Date.now() - ms })
    .end();
}

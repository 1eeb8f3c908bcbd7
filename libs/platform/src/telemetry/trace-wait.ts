import { trace } from '@opentelemetry/api';
import type { spanNames } from './attributes.ts';

/** What nobody looks for took less: an idle connection, an answer of Redis. */
const NOTICEABLE_MS = 5;

/**
 * Afterwards, a span of a wait that was long enough to be looked for; one for each of the others would only cost.
 * @param ms it took, until now
 */
export function traceWait(name: (typeof spanNames)['waitForConnection' | 'countCall'], ms: number): void {
  if (ms < NOTICEABLE_MS || !trace.getActiveSpan()) return;
  trace
    .getTracer('cursa')
    .startSpan(name, { startTime: Date.now() - ms })
    .end();
}

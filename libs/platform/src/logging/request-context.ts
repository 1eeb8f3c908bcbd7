import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line that is logged while a request (or an event) is handled carries. */
export interface RequestContext {
  /** Route template, never the path itself: ids stay out of the log. */
  readonly route: string;
  /** Used when no telemetry SDK is running; 32 and 16 hex digits. */
  readonly traceId: string;
  readonly spanId: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

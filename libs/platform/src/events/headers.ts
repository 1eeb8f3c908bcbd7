/** Names of the message headers beside `content-type`, `traceparent` and `tracestate`. */
export const header = {
  /** How often the handler has failed on it. */
  attempt: 'cursa-attempt',
  /** How often it was put back because an earlier event of the aggregate was missing. */
  deferrals: 'cursa-deferrals',
  /** Not to be handled before this time, ms since 1970. */
  notBefore: 'cursa-not-before',
  /** When it went wrong first, ms since 1970. */
  since: 'cursa-since',
  /** The topic it was published to. */
  origin: 'cursa-origin',
  /** Dead letters: the error's code or class. */
  cause: 'cursa-cause',
  /** Dead letters: the error's first line, no stack. */
  message: 'cursa-message',
  /** Dead letters: the trace of the last attempt. */
  traceId: 'cursa-trace-id',
  /** Dead letters: who gave up. */
  consumer: 'cursa-consumer',
  failedAt: 'cursa-failed-at',
} as const;

/** A header that holds a whole number; 0 when absent or not a number. */
export function numberHeader(headers: Readonly<Record<string, string>>, name: string): number {
  const value = Number(headers[name] ?? 0);
  return Number.isFinite(value) ? value : 0;
}

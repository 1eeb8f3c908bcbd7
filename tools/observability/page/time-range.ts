/** What can be chosen, in seconds. */
export const RANGES: readonly (readonly [id: string, label: string, seconds: number])[] = [
  ['5m', '5 minutes', 300],
  ['15m', '15 minutes', 900],
  ['1h', '1 hour', 3_600],
  ['6h', '6 hours', 21_600],
  ['24h', '24 hours', 86_400],
];
export const DEFAULT_RANGE = '15m';

const POINTS = 180;

/** Moments to ask for, in seconds since 1970. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly step: number;
}

/** The last `seconds`, in steps that fit a panel; on whole steps, so that lines do not change from look to look. */
export function spanOf(seconds: number, now: number, scrapeSeconds: number): Span {
  const step = Math.max(scrapeSeconds, Math.ceil(seconds / POINTS));
  const end = Math.floor(now / step) * step;
  return { start: end - Math.floor(seconds / step) * step, end, step };
}

/** What is asked of Prometheus for a window such as `5m`; both are rates per second. */
export interface Indicator {
  readonly bad: (window: string) => string;
  readonly all: (window: string) => string;
  /** Series for tests: so many good and bad ones each minute. */
  readonly series: (good: number, bad: number) => readonly TestSeries[];
}

/** A series of a promtool test, with what it grows by each minute. */
export interface TestSeries {
  readonly series: string;
  readonly perMinute: number;
}

/** A promise that is measured over 30 days. */
export interface Slo {
  readonly id: string;
  /** Name of its alerts, and of their runbook page. */
  readonly alert: string;
  readonly promise: string;
  /** Share of good ones, 0 to 1. */
  readonly objective: number;
  readonly indicator: Indicator;
}

import { bucket, bucketSeries, histogram } from './series.ts';
import type { Indicator } from './slo.ts';

/** The labels that a selector wants, for a series that it selects: `a!~"x.*"` is met by leaving `a` out. */
function labelsFor(selector: string): string {
  return selector
    .split(',')
    .filter((matcher) => /^\w+="/.test(matcher))
    .join(',');
}

/** Requests that we failed. What a caller did wrong is no failure of ours. */
export function errors5xx(selector: string): Indicator {
  const failed = `${selector},http_response_status_code=~"5.."`;
  const of = (matchers: string, window: string) =>
    `sum(rate(${histogram('httpServerDuration', 'count', matchers)}[${window}]))`;
  const one = (status: number) =>
    histogram('httpServerDuration', 'count', `${labelsFor(selector)},http_response_status_code="${status}"`);
  return {
    // Without a single failure the first series does not exist: that is none, not unknown.
    bad: (window) => `(${of(failed, window)} or vector(0))`,
    all: (window) => of(selector, window),
    series: (good, bad) => [
      { series: one(200), perMinute: good },
      { series: one(503), perMinute: bad },
    ],
  };
}

/** Requests that took longer. */
export function fasterThan(seconds: number, selector: string): Indicator {
  return slower('httpServerDuration', seconds, selector);
}

/** Events that took longer from the broker to their effect. */
export function soonerThan(seconds: number): Indicator {
  return slower('eventDelay', seconds, '');
}

function slower(key: 'httpServerDuration' | 'eventDelay', seconds: number, selector: string): Indicator {
  const all = (window: string) => `sum(rate(${histogram(key, 'count', selector)}[${window}]))`;
  const quick = (window: string) => `sum(rate(${bucket(key, seconds, selector)}[${window}]))`;
  const labels = labelsFor(selector);
  return {
    all,
    bad: (window) => `(${all(window)} - ${quick(window)})`,
    series: (good, bad) => [
      { series: histogram(key, 'count', labels), perMinute: good + bad },
      { series: bucketSeries(key, seconds, labels), perMinute: good },
    ],
  };
}

import { histogram, series } from '../series.ts';

/** Requests per second. */
export const requests = (by: string, selector = '') =>
  `sum by (${by}) (rate(${histogram('httpServerDuration', 'count', selector)}[$__rate_interval]))`;
/** Answers of 5xx per second. */
export const failures = (by: string, selector = '') =>
  `sum by (${by}) (rate(${histogram('httpServerDuration', 'count', join(selector, 'http_response_status_code=~"5.."'))}[$__rate_interval]))`;
/** Time to an answer. */
export const quantile = (q: number, by: string, selector = '') =>
  `histogram_quantile(${q}, sum by (${by}, le) (rate(${histogram('httpServerDuration', 'bucket', selector)}[$__rate_interval])))`;
/** How many in the last hour; whole, as Prometheus reckons beyond the first and the last look. */
export const perHour = (key: Parameters<typeof series>[0]) => `round(sum(increase(${series(key)}[1h])))`;
/** Whole units of the currency in the last hour. */
export const money = (key: Parameters<typeof series>[0]) =>
  `sum by (cursa_currency) (increase(${series(key)}[1h])) / 100`;

/** A selector of several. */
export function join(...selectors: readonly string[]): string {
  return selectors.filter(Boolean).join(',');
}

import {
  metricDefinitions,
  prometheusName,
  type MetricDefinition,
  type MetricKey,
} from '@cursa/platform/telemetry';

type Histograms = {
  [K in MetricKey]: (typeof metricDefinitions)[K]['kind'] extends 'histogram' ? K : never;
}[MetricKey];

/** Metrics of others that queries may use, with who exposes them. */
export const foreignSeries: Readonly<Record<string, string>> = {
  up: 'Prometheus itself',
  kube_pod_container_status_restarts_total: 'kube-state-metrics',
  kube_pod_container_resource_limits: 'kube-state-metrics',
  container_memory_working_set_bytes: 'the kubelet',
  certmanager_certificate_expiration_timestamp_seconds: 'cert-manager',
};

/** A counter or gauge of ours in a query; a name that does not exist does not compile. */
export function series(key: Exclude<MetricKey, Histograms>, selector = ''): string {
  return withSelector(prometheusName(metricDefinitions[key]), selector);
}

/** A part of a histogram of ours in a query. */
export function histogram(key: Histograms, part: 'bucket' | 'count' | 'sum', selector = ''): string {
  return withSelector(`${prometheusName(metricDefinitions[key])}_${part}`, selector);
}

/**
 * The bucket that ends there, as a selector. Prometheus 3 keeps whole numbers as `1.0`, earlier ones as they were sent.
 * @throws when no bucket ends there: Prometheus would find nothing, and say nothing
 */
export function bucket(key: Histograms, seconds: number, selector = ''): string {
  const { buckets }: MetricDefinition = metricDefinitions[key];
  if (!buckets?.includes(seconds)) throw new Error(`${key} has no bucket that ends at ${seconds}`);
  const end = Number.isInteger(seconds) ? `le=~"${seconds}(\\\\.0)?"` : `le="${seconds}"`;
  return histogram(key, 'bucket', [selector, end].filter(Boolean).join(','));
}

/** The same bucket as a series of its own, for tests. */
export function bucketSeries(key: Histograms, seconds: number, labels = ''): string {
  const end = Number.isInteger(seconds) ? `${seconds}.0` : `${seconds}`;
  return histogram(key, 'bucket', [labels, `le="${end}"`].filter(Boolean).join(','));
}

function withSelector(name: string, selector: string): string {
  return selector === '' ? name : `${name}{${selector}}`;
}

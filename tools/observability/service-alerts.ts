import type { TestedAlert } from './alert.ts';
import { histogram, series } from './series.ts';

const pool = series('poolPending', 'service_name="booking"');
const blocked = series('eventLoopDelay', 'service_name="media"');
const uptime = series('uptime', 'service_name="offers",instance="offers-0"');
const calls = (outcome: string) =>
  histogram(
    'serviceCallDuration',
    'count',
    `service_name="booking",cursa_peer="auth",cursa_outcome="${outcome}"`,
  );
const dependency = (instance: string) =>
  series('dependencyUp', `service_name="media",cursa_dependency="storage",instance="${instance}"`);
const callsBy = 'sum by (service_name, cursa_peer)';
const wait = (le: string) => histogram('poolWait', 'bucket', `service_name="booking",le="${le}"`);
const streams = series('openStreams', 'service_name="chat",instance="chat-0"');

/** Processes that are gone, restart, wait or do not reach each other. */
export const serviceAlerts: readonly TestedAlert[] = [
  {
    alert: 'ServiceDown',
    expr: 'up{job="cursa"} == 0',
    for: '2m',
    severity: 'page',
    summary: 'A process of Cursa does not answer Prometheus',
    description: '{{ $labels.instance }} has not answered on its port for metrics for two minutes.',
    fires: {
      what: 'one instance is gone',
      series: { 'up{job="cursa",instance="offers:9464"}': '1 1 0x10' },
      at: '6m',
      labels: [{ job: 'cursa', instance: 'offers:9464' }],
    },
    silent: {
      what: 'one scrape was missed',
      series: { 'up{job="cursa",instance="offers:9464"}': '1 0 1x10' },
      at: '6m',
    },
  },
  {
    alert: 'MetricsMissing',
    expr: 'absent(up{job="cursa"})',
    for: '5m',
    severity: 'page',
    summary: 'Prometheus knows of no process of Cursa at all',
    description:
      'No target of the job "cursa" is known: nothing is running, or nothing is scraped, and no other alert can fire.',
    fires: {
      what: 'only others are scraped',
      series: { 'up{job="other"}': '1x10' },
      at: '8m',
      labels: [{ job: 'cursa' }],
    },
    silent: { what: 'a target is down', series: { 'up{job="cursa"}': '0x10' }, at: '8m' },
  },
  {
    alert: 'ServiceRestarts',
    expr: `sum by (service_name) (resets(${series('uptime')}[15m])) > 2`,
    for: '0m',
    severity: 'page',
    summary: 'A service starts again and again',
    description: '{{ $labels.service_name }} has started {{ $value }} times within a quarter of an hour.',
    fires: {
      what: 'every third minute it starts anew',
      series: { [uptime]: '60 120 180 10 70 130 10 70 130 10 70 130 190' },
      at: '12m',
      labels: [{ service_name: 'offers' }],
    },
    silent: { what: 'one restart', series: { [uptime]: '600 660 720 10+60x10' }, at: '12m' },
  },
  {
    alert: 'PodRestarts',
    expr: 'sum by (namespace, pod) (increase(kube_pod_container_status_restarts_total{namespace=~"cursa.*"}[15m])) > 2',
    for: '0m',
    severity: 'page',
    summary: 'A pod is restarted again and again',
    description: '{{ $labels.pod }} was restarted {{ $value | humanize }} times within a quarter of an hour.',
    fires: {
      what: 'a crash loop',
      series: {
        'kube_pod_container_status_restarts_total{namespace="cursa",pod="media-1"}': '0x5 1 2 3 4 5 5 5',
      },
      at: '13m',
      labels: [{ namespace: 'cursa', pod: 'media-1' }],
    },
    silent: {
      what: 'another namespace, and one restart here',
      series: {
        'kube_pod_container_status_restarts_total{namespace="cursa",pod="media-1"}': '0x5 1x10',
        'kube_pod_container_status_restarts_total{namespace="else",pod="x"}': '0+1x15',
      },
      at: '13m',
    },
  },
  {
    alert: 'MemoryNearLimit',
    expr:
      'max by (namespace, pod) (container_memory_working_set_bytes{namespace=~"cursa.*",container!=""}) ' +
      '/ max by (namespace, pod) (kube_pod_container_resource_limits{namespace=~"cursa.*",resource="memory"}) > 0.9',
    for: '10m',
    severity: 'ticket',
    summary: 'A pod is about to be killed for its memory',
    description: '{{ $labels.pod }} uses {{ $value | humanizePercentage }} of its memory limit.',
    fires: {
      what: 'ten minutes at 95 %',
      series: {
        'container_memory_working_set_bytes{namespace="cursa",pod="media-1",container="media"}': '95x20',
        'kube_pod_container_resource_limits{namespace="cursa",pod="media-1",resource="memory"}': '100x20',
      },
      at: '15m',
      labels: [{ namespace: 'cursa', pod: 'media-1' }],
    },
    silent: {
      what: 'a peak of five minutes',
      series: {
        'container_memory_working_set_bytes{namespace="cursa",pod="media-1",container="media"}':
          '50x5 95x5 50x10',
        'kube_pod_container_resource_limits{namespace="cursa",pod="media-1",resource="memory"}': '100x20',
      },
      at: '15m',
    },
  },
  {
    alert: 'PoolExhausted',
    expr: `min by (service_name, instance) (min_over_time(${series('poolPending')}[2m])) > 0`,
    for: '3m',
    severity: 'page',
    summary: 'Requests queue for connections to Postgres',
    description:
      '{{ $labels.service_name }} ({{ $labels.instance }}) has had requests without a connection for minutes.',
    fires: {
      what: 'five wait all the time',
      series: { [pool]: '5x15' },
      at: '8m',
      labels: [{ service_name: 'booking' }],
    },
    silent: {
      what: 'a queue that empties each other minute',
      series: { [pool]: '5 0 5 0 5 0 5 0 5 0 5 0' },
      at: '8m',
    },
  },
  {
    alert: 'PoolSlow',
    expr: `histogram_quantile(0.95, sum by (service_name, le) (rate(${histogram('poolWait', 'bucket')}[5m]))) > 0.5`,
    for: '5m',
    severity: 'ticket',
    summary: 'Connections to Postgres are slow to come',
    description:
      'In {{ $labels.service_name }} one request in twenty waits longer than {{ $value | humanizeDuration }} for a connection.',
    fires: {
      what: 'a tenth waits between 1 and 3 s',
      series: {
        [wait('0.5')]: '0+90x20',
        [wait('1')]: '0+90x20',
        [wait('3')]: '0+100x20',
        [wait('+Inf')]: '0+100x20',
      },
      at: '15m',
      labels: [{ service_name: 'booking' }],
    },
    silent: {
      what: 'one in a hundred does',
      series: {
        [wait('0.5')]: '0+99x20',
        [wait('1')]: '0+99x20',
        [wait('3')]: '0+100x20',
        [wait('+Inf')]: '0+100x20',
      },
      at: '15m',
    },
  },
  {
    alert: 'EventLoopBlocked',
    expr: `min_over_time(${series('eventLoopDelay')}[5m]) > 0.25`,
    for: '0m',
    severity: 'ticket',
    summary: 'A process does not come to its requests',
    description:
      '{{ $labels.service_name }} ({{ $labels.instance }}) is late by {{ $value | humanizeDuration }} or more, all the time.',
    fires: {
      what: 'half a second throughout',
      series: { [blocked]: '0.5x10' },
      at: '8m',
      labels: [{ service_name: 'media' }],
    },
    silent: { what: 'one long minute', series: { [blocked]: '0.02x3 2 0.02x10' }, at: '8m' },
  },
  {
    alert: 'PartUnreachable',
    expr:
      `${callsBy} (rate(${histogram('serviceCallDuration', 'count', 'cursa_outcome!="answered"')}[5m])) ` +
      `/ ${callsBy} (rate(${histogram('serviceCallDuration', 'count')}[5m])) > 0.05`,
    for: '3m',
    severity: 'page',
    summary: 'A service does not get answers from another one',
    description:
      '{{ $value | humanizePercentage }} of the calls of {{ $labels.service_name }} to {{ $labels.cursa_peer }} fail.',
    fires: {
      what: 'a fifth of the calls',
      series: { [calls('answered')]: '0+80x15', [calls('unavailable')]: '0+20x15' },
      at: '10m',
      labels: [{ service_name: 'booking', cursa_peer: 'auth' }],
    },
    silent: {
      what: 'one in a hundred',
      series: { [calls('answered')]: '0+99x15', [calls('failed')]: '0+1x15' },
      at: '10m',
    },
  },
  {
    alert: 'DependencyDown',
    expr: `min by (service_name, cursa_dependency) (${series('dependencyUp')}) == 0`,
    for: '2m',
    severity: 'page',
    summary: 'A service does not reach a store or server that it stands on',
    description:
      '{{ $labels.cursa_dependency }} has not answered {{ $labels.service_name }} for two minutes: it refuses connections, or the key that it was given.',
    fires: {
      what: 'one of two instances is refused',
      series: { [dependency('media-0')]: '1x15', [dependency('media-1')]: '1 1 0x13' },
      at: '8m',
      labels: [{ service_name: 'media', cursa_dependency: 'storage' }],
    },
    silent: {
      what: 'it was away for a minute',
      series: { [dependency('media-0')]: '1 1 0 1x12' },
      at: '8m',
    },
  },
  {
    alert: 'StreamsLost',
    expr:
      `sum(${series('openStreams')}) < 0.5 * sum(${series('openStreams')} offset 10m) ` +
      `and sum(${series('openStreams')} offset 10m) >= 50`,
    for: '2m',
    severity: 'ticket',
    summary: 'Half of the live streams of the chat have gone',
    description: 'People were cut off and have not come back: {{ $value }} streams are open.',
    fires: { what: 'of 200 there are 20', series: { [streams]: '200x10 20x10' }, at: '15m', labels: [{}] },
    silent: { what: 'of 200 there are 150', series: { [streams]: '200x10 150x10' }, at: '15m' },
  },
  {
    alert: 'TooManySeries',
    expr: `count by (service_name) (${histogram('httpServerDuration', 'count', 'otel_metric_overflow="true"')}) > 0`,
    for: '5m',
    severity: 'ticket',
    summary: 'A metric has more combinations of labels than it may have',
    description:
      '{{ $labels.service_name }} folds further combinations into one series; its figures by route are not complete.',
    fires: {
      what: 'the series of the overflow exists',
      series: {
        [histogram('httpServerDuration', 'count', 'service_name="gateway",otel_metric_overflow="true"')]:
          '1x10',
      },
      at: '8m',
      labels: [{ service_name: 'gateway' }],
    },
    silent: {
      what: 'it does not',
      series: {
        [histogram('httpServerDuration', 'count', 'service_name="gateway",http_route="/x"')]: '1x10',
      },
      at: '8m',
    },
  },
  {
    alert: 'CertificateExpires',
    expr: 'certmanager_certificate_expiration_timestamp_seconds{exported_namespace=~"cursa.*"} - time() < 14 * 86400',
    for: '1h',
    severity: 'ticket',
    summary: 'A certificate is not renewed',
    description:
      '{{ $labels.name }} ends in {{ $value | humanizeDuration }}; it should have been renewed long ago.',
    fires: {
      what: 'ten days are left',
      series: {
        'certmanager_certificate_expiration_timestamp_seconds{name="cursa",exported_namespace="cursa"}':
          '864000x100',
      },
      at: '90m',
      labels: [{ name: 'cursa', exported_namespace: 'cursa' }],
    },
    silent: {
      what: 'a month is left',
      series: {
        'certmanager_certificate_expiration_timestamp_seconds{name="cursa",exported_namespace="cursa"}':
          '2592000x100',
      },
      at: '90m',
    },
  },
];

import type { Dashboard } from '../panel.ts';
import { histogram, series } from '../series.ts';
import { failures, join, quantile, requests } from './queries.ts';

const own = 'service_name="$service"';
export const serviceDashboard: Dashboard = {
  uid: 'cursa-service',
  title: 'Cursa: one service',
  about: 'Which route, whom it waits for, and whether it has what it needs.',
  variable: { name: 'service', label: 'Service', of: series('uptime') },
  rows: [
    {
      title: 'Routes',
      panels: [
        {
          title: 'Requests, by route',
          kind: 'lines',
          unit: 'reqps',
          queries: [
            [requests('http_request_method, http_route', own), '{{http_request_method}} {{http_route}}'],
          ],
          width: 12,
        },
        {
          title: 'Failures of ours, by route',
          kind: 'lines',
          unit: 'reqps',
          none: 'None in this time',
          queries: [
            [
              failures('http_request_method, http_route, http_response_status_code', own),
              '{{http_response_status_code}} {{http_request_method}} {{http_route}}',
            ],
          ],
          width: 12,
        },
        {
          title: 'Slowest routes, p99',
          kind: 'lines',
          unit: 's',
          queries: [
            [
              `topk(8, ${quantile(0.99, 'http_request_method, http_route', own)})`,
              '{{http_request_method}} {{http_route}}',
            ],
          ],
          width: 12,
        },
        {
          title: 'Refused, by status',
          kind: 'lines',
          unit: 'reqps',
          none: 'None in this time',
          queries: [
            [
              requests('http_response_status_code', join(own, 'http_response_status_code=~"4.."')),
              '{{http_response_status_code}}',
            ],
          ],
          width: 12,
        },
      ],
    },
    {
      title: 'Whom it waits for',
      panels: [
        {
          title: 'Answers it: 1, or 0',
          about: 'Stores and servers. events is Kafka, storage is S3.',
          kind: 'lines',
          unit: 'short',
          queries: [[`min by (cursa_dependency) (${series('dependencyUp', own)})`, '{{cursa_dependency}}']],
          width: 24,
        },
        {
          title: 'Calls to other services, p99',
          kind: 'lines',
          unit: 's',
          none: 'It calls no other service',
          queries: [
            [
              `histogram_quantile(0.99, sum by (cursa_peer, le) (rate(${histogram('serviceCallDuration', 'bucket', own)}[$__rate_interval])))`,
              '{{cursa_peer}}',
            ],
          ],
          width: 6,
        },
        {
          title: 'Calls to other services, by outcome',
          kind: 'lines',
          unit: 'reqps',
          none: 'It calls no other service',
          queries: [
            [
              `sum by (cursa_peer, cursa_outcome) (rate(${histogram('serviceCallDuration', 'count', own)}[$__rate_interval]))`,
              '{{cursa_peer}} {{cursa_outcome}}',
            ],
          ],
          width: 6,
        },
        {
          title: 'Wait for a connection to Postgres, p99',
          kind: 'lines',
          unit: 's',
          none: 'It has no database in Postgres, or needed none',
          queries: [
            [
              `histogram_quantile(0.99, sum by (instance, le) (rate(${histogram('poolWait', 'bucket', own)}[$__rate_interval])))`,
              '{{instance}}',
            ],
          ],
          width: 6,
        },
        {
          title: 'Connections to Postgres',
          kind: 'lines',
          unit: 'short',
          none: 'It has no database in Postgres',
          queries: [
            [
              `sum by (db_client_connection_state) (${series('poolConnections', own)})`,
              '{{db_client_connection_state}}',
            ],
            [`sum(${series('poolPending', own)})`, 'wait'],
            [`sum(${series('poolMax', own)})`, 'at most'],
          ],
          width: 6,
        },
      ],
    },
    {
      title: 'The process',
      panels: [
        {
          title: 'Event loop: delay, p99',
          kind: 'lines',
          unit: 's',
          queries: [[series('eventLoopDelay', own), '{{instance}}']],
        },
        {
          title: 'Event loop: share at work',
          kind: 'lines',
          unit: 'percentunit',
          queries: [[series('eventLoopUtilization', own), '{{instance}}']],
        },
        {
          title: 'Garbage collection: share of time',
          kind: 'lines',
          unit: 'percentunit',
          queries: [
            [
              `sum by (v8js_gc_type) (rate(${histogram('gcDuration', 'sum', own)}[$__rate_interval]))`,
              '{{v8js_gc_type}}',
            ],
          ],
        },
        { title: 'Memory', kind: 'lines', unit: 'bytes', queries: [[series('memory', own), '{{instance}}']] },
        {
          title: 'CPU',
          kind: 'lines',
          unit: 'short',
          queries: [[`rate(${series('cpuTime', own)}[$__rate_interval])`, '{{instance}}']],
        },
        {
          title: 'Time since the start',
          kind: 'lines',
          unit: 's',
          queries: [[series('uptime', own), '{{instance}}']],
        },
      ],
    },
  ],
};

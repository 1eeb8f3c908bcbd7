import { slos } from '../../../deploy/slo/slos.ts';
import type { Dashboard, Panel } from '../panel.ts';
import { histogram, series } from '../series.ts';
import { failures, perHour, quantile, requests } from './queries.ts';

const budget: Panel = {
  title: 'Promises: share that was not kept, last hour',
  about: 'Against what may fail in a month; the alerts burn at these rates (deploy/slo/slos.ts).',
  kind: 'table',
  unit: 'percentunit',
  queries: slos.map(({ id }) => [`slo:error_ratio:rate1h{slo="${id}"}`, id] as const),
  width: 12,
};

export const overviewDashboard: Dashboard = {
  uid: 'cursa-overview',
  title: 'Cursa: overview',
  about: 'Is anything wrong, and where. Begin here; then the dashboard of the service.',
  rows: [
    {
      title: 'For those who use it',
      panels: [
        {
          title: 'Requests at the gateway, by kind of answer',
          kind: 'lines',
          unit: 'reqps',
          queries: [
            [
              `sum by (code) (label_replace(rate(${histogram('httpServerDuration', 'count', 'service_name="gateway"')}[$__rate_interval]), "code", "\${1}xx", "http_response_status_code", "(.).*"))`,
              '{{code}}',
            ],
          ],
          width: 12,
        },
        {
          title: 'Time to an answer at the gateway',
          kind: 'lines',
          unit: 's',
          queries: [0.5, 0.95, 0.99].map(
            (q) => [quantile(q, 'service_name', 'service_name="gateway"'), `p${q * 100}`] as const,
          ),
          width: 12,
        },
        budget,
        {
          title: 'Alerts that fire',
          kind: 'table',
          unit: 'short',
          none: 'None',
          queries: [
            ['sum by (alertname, severity) (ALERTS{alertstate="firing"})', '{{alertname}} ({{severity}})'],
          ],
          width: 12,
        },
      ],
    },
    {
      title: 'Services',
      panels: [
        {
          title: 'Requests',
          kind: 'lines',
          unit: 'reqps',
          queries: [[requests('service_name'), '{{service_name}}']],
        },
        {
          title: 'Failures of ours (5xx)',
          kind: 'lines',
          unit: 'reqps',
          none: 'None in this time',
          queries: [[failures('service_name'), '{{service_name}}']],
        },
        {
          title: 'Time to an answer, p99',
          kind: 'lines',
          unit: 's',
          queries: [[quantile(0.99, 'service_name'), '{{service_name}}']],
        },
        {
          title: 'Calls between services that got no answer',
          kind: 'lines',
          unit: 'reqps',
          none: 'None in this time',
          queries: [
            [
              `sum by (service_name, cursa_peer) (rate(${histogram('serviceCallDuration', 'count', 'cursa_outcome!="answered"')}[$__rate_interval]))`,
              '{{service_name}} to {{cursa_peer}}',
            ],
          ],
          width: 6,
        },
        {
          title: 'Dependencies that do not answer',
          about: 'How many processes they do not answer. events is Kafka, storage is S3.',
          kind: 'lines',
          unit: 'short',
          none: 'All answer',
          queries: [[`count by (cursa_dependency) (${series('dependencyUp')} == 0)`, '{{cursa_dependency}}']],
          width: 6,
        },
        {
          title: 'Processes up',
          kind: 'lines',
          unit: 'short',
          queries: [
            ['sum by (job) (up{job="cursa"})', 'up'],
            ['count by (job) (up{job="cursa"})', 'known'],
          ],
          width: 6,
        },
        {
          title: 'CPU',
          kind: 'lines',
          unit: 'short',
          queries: [
            [`sum by (service_name) (rate(${series('cpuTime')}[$__rate_interval]))`, '{{service_name}}'],
          ],
          width: 6,
        },
      ],
    },
    {
      title: 'What waits',
      panels: [
        {
          title: 'Oldest event in the outbox',
          kind: 'lines',
          unit: 's',
          queries: [[`max by (service_name) (${series('outboxAge')})`, '{{service_name}}']],
        },
        {
          title: 'Messages that wait for a consumer',
          kind: 'lines',
          unit: 'short',
          queries: [[`max by (cursa_group) (${series('consumerLag')})`, '{{cursa_group}}']],
        },
        {
          title: 'Dead letters',
          kind: 'lines',
          unit: 'short',
          queries: [[`max by (service_name) (${series('deadLettersWaiting')})`, '{{service_name}}']],
        },
      ],
    },
    {
      title: 'Business, in the last hour',
      panels: (
        [
          ['Orders posted', 'ordersCreated'],
          ['Offers sent', 'offersSent'],
          ['Fees paid', 'feesPaid'],
          ['Deliveries agreed', 'ordersAccepted'],
          ['Deliveries completed', 'deliveriesCompleted'],
          ['Refunds', 'refundsIssued'],
        ] as const
      ).map(([title, key]) => ({
        title,
        kind: 'stat' as const,
        unit: 'short' as const,
        none: 'None yet',
        queries: [[perHour(key), title]] as const,
        width: 4,
      })),
    },
  ],
};

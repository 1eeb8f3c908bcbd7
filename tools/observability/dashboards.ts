import { slos } from '../../deploy/slo/slos.ts';
import { burns } from './burn-rates.ts';
import type { Dashboard, Panel } from './panel.ts';
import { histogram, series } from './series.ts';

const requests = (by: string, selector = '') =>
  `sum by (${by}) (rate(${histogram('httpServerDuration', 'count', selector)}[$__rate_interval]))`;
const failures = (by: string, selector = '') =>
  `sum by (${by}) (rate(${histogram('httpServerDuration', 'count', join(selector, 'http_response_status_code=~"5.."'))}[$__rate_interval]))`;
const quantile = (q: number, by: string, selector = '') =>
  `histogram_quantile(${q}, sum by (${by}, le) (rate(${histogram('httpServerDuration', 'bucket', selector)}[$__rate_interval])))`;
const perHour = (key: Parameters<typeof series>[0]) => `sum(increase(${series(key)}[1h]))`;
const money = (key: Parameters<typeof series>[0]) =>
  `sum by (cursa_currency) (increase(${series(key)}[1h])) / 100`;

function join(...selectors: readonly string[]): string {
  return selectors.filter(Boolean).join(',');
}

const budget: Panel = {
  title: 'Promises: share that was not kept, last hour',
  about: 'Against what may fail in a month; the alerts burn at these rates (deploy/slo/slos.ts).',
  kind: 'table',
  unit: 'percentunit',
  queries: slos.map(({ id }) => [`slo:error_ratio:rate1h{slo="${id}"}`, id] as const),
  width: 12,
};

const overview: Dashboard = {
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
              `sum by (code) (label_replace(rate(${histogram('httpServerDuration', 'count', 'service_name="gateway"')}[$__rate_interval]), "code", "$1xx", "http_response_status_code", "(.).*"))`,
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
          queries: [
            [
              `sum by (service_name, cursa_peer) (rate(${histogram('serviceCallDuration', 'count', 'cursa_outcome!="answered"')}[$__rate_interval]))`,
              '{{service_name}} to {{cursa_peer}}',
            ],
          ],
        },
        {
          title: 'Processes up',
          kind: 'lines',
          unit: 'short',
          queries: [
            ['sum by (job) (up{job="cursa"})', 'up'],
            ['count by (job) (up{job="cursa"})', 'known'],
          ],
        },
        {
          title: 'CPU',
          kind: 'lines',
          unit: 'short',
          queries: [
            [`sum by (service_name) (rate(${series('cpuTime')}[$__rate_interval]))`, '{{service_name}}'],
          ],
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
        queries: [[perHour(key), title]] as const,
        width: 4,
      })),
    },
  ],
};

const own = 'service_name="$service"';
const service: Dashboard = {
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
          title: 'Calls to other services, p99',
          kind: 'lines',
          unit: 's',
          queries: [
            [
              `histogram_quantile(0.99, sum by (cursa_peer, le) (rate(${histogram('serviceCallDuration', 'bucket', own)}[$__rate_interval])))`,
              '{{cursa_peer}}',
            ],
          ],
        },
        {
          title: 'Calls to other services, by outcome',
          kind: 'lines',
          unit: 'reqps',
          queries: [
            [
              `sum by (cursa_peer, cursa_outcome) (rate(${histogram('serviceCallDuration', 'count', own)}[$__rate_interval]))`,
              '{{cursa_peer}} {{cursa_outcome}}',
            ],
          ],
        },
        {
          title: 'Wait for a connection to Postgres, p99',
          kind: 'lines',
          unit: 's',
          queries: [
            [
              `histogram_quantile(0.99, sum by (instance, le) (rate(${histogram('poolWait', 'bucket', own)}[$__rate_interval])))`,
              '{{instance}}',
            ],
          ],
        },
        {
          title: 'Connections to Postgres',
          kind: 'lines',
          unit: 'short',
          queries: [
            [
              `sum by (db_client_connection_state) (${series('poolConnections', own)})`,
              '{{db_client_connection_state}}',
            ],
            [`sum(${series('poolPending', own)})`, 'wait'],
            [`sum(${series('poolMax', own)})`, 'at most'],
          ],
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

const handledBy = 'service_name, cursa_event_name';
const events: Dashboard = {
  uid: 'cursa-events',
  title: 'Cursa: events',
  about: 'From the outbox over the broker to the effect.',
  rows: [
    {
      title: 'On the way',
      panels: [
        {
          title: 'Events in the outbox',
          kind: 'lines',
          unit: 'short',
          queries: [[`max by (service_name) (${series('outboxDepth')})`, '{{service_name}}']],
        },
        {
          title: 'Oldest event in the outbox',
          kind: 'lines',
          unit: 's',
          queries: [[`max by (service_name) (${series('outboxAge')})`, '{{service_name}}']],
        },
        {
          title: 'Published',
          kind: 'lines',
          unit: 'reqps',
          queries: [
            [
              `sum by (cursa_event_name) (rate(${series('eventsPublished')}[$__rate_interval]))`,
              '{{cursa_event_name}}',
            ],
          ],
        },
        {
          title: 'Messages that wait, by group',
          about: 'A group that ends in .retry waits on purpose.',
          kind: 'lines',
          unit: 'short',
          queries: [[`max by (cursa_group) (${series('consumerLag')})`, '{{cursa_group}}']],
        },
        {
          title: 'From the broker to the effect, p99',
          kind: 'lines',
          unit: 's',
          queries: [
            [
              `histogram_quantile(0.99, sum by (service_name, le) (rate(${histogram('eventDelay', 'bucket')}[$__rate_interval])))`,
              '{{service_name}}',
            ],
          ],
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
      title: 'Handlers',
      panels: [
        {
          title: 'Handled, by outcome',
          about: 'gap: an earlier event of the same aggregate is missing, it is put back.',
          kind: 'lines',
          unit: 'reqps',
          queries: [
            [
              `sum by (cursa_outcome) (rate(${histogram('eventDuration', 'count')}[$__rate_interval]))`,
              '{{cursa_outcome}}',
            ],
          ],
        },
        {
          title: 'Failed attempts',
          kind: 'lines',
          unit: 'reqps',
          queries: [
            [
              `sum by (${handledBy}) (rate(${histogram('eventDuration', 'count', 'cursa_outcome=~"failed|poison"')}[$__rate_interval]))`,
              '{{service_name}} {{cursa_event_name}}',
            ],
          ],
        },
        {
          title: 'Slowest handlers, p99',
          kind: 'lines',
          unit: 's',
          queries: [
            [
              `topk(8, histogram_quantile(0.99, sum by (${handledBy}, le) (rate(${histogram('eventDuration', 'bucket')}[$__rate_interval]))))`,
              '{{service_name}} {{cursa_event_name}}',
            ],
          ],
        },
        {
          title: 'Given up',
          kind: 'lines',
          unit: 'reqps',
          queries: [
            [
              `sum by (${handledBy}) (rate(${series('deadLetters')}[$__rate_interval]))`,
              '{{service_name}} {{cursa_event_name}}',
            ],
          ],
        },
      ],
    },
  ],
};

const paying = 'service_name="payments",http_request_method="POST"';
const moneyBoard: Dashboard = {
  uid: 'cursa-money',
  title: 'Cursa: money',
  about: 'What comes in, goes back and goes out. Figures to watch; the books are in the ledger of payments.',
  rows: [
    {
      title: 'In the last hour',
      panels: [
        {
          title: 'Fees',
          kind: 'lines',
          unit: 'currency',
          queries: [[money('feesAmount'), '{{cursa_currency}}']],
        },
        {
          title: 'Deliveries agreed',
          kind: 'lines',
          unit: 'currency',
          queries: [[money('deliveriesAmount'), '{{cursa_currency}}']],
        },
        {
          title: 'Put into wallets',
          kind: 'lines',
          unit: 'currency',
          queries: [[money('walletsToppedUpAmount'), '{{cursa_currency}}']],
        },
        {
          title: 'Refunded',
          kind: 'lines',
          unit: 'currency',
          queries: [[money('refundsAmount'), '{{cursa_currency}}']],
        },
        {
          title: 'Became payable to drivers',
          kind: 'lines',
          unit: 'currency',
          queries: [[money('fundsReleasedAmount'), '{{cursa_currency}}']],
        },
        {
          title: 'Fees and refunds, how many',
          kind: 'lines',
          unit: 'short',
          queries: [
            [perHour('feesPaid'), 'fees'],
            [perHour('refundsIssued'), 'refunds'],
          ],
        },
      ],
    },
    {
      title: 'Whether it moves',
      panels: [
        {
          title: 'Overdue, oldest',
          about: 'Past the moment it should have gone on; the recovery job looks every two seconds.',
          kind: 'lines',
          unit: 's',
          queries: [[`max by (cursa_work) (${series('paymentsOverdue')})`, '{{cursa_work}}']],
        },
        {
          title: 'Calls that pay',
          kind: 'lines',
          unit: 'reqps',
          queries: [
            [
              requests('http_route, http_response_status_code', paying),
              '{{http_response_status_code}} {{http_route}}',
            ],
          ],
        },
        {
          title: 'Calls that pay, p99',
          about: 'The card processor answers within this time.',
          kind: 'lines',
          unit: 's',
          queries: [[quantile(0.99, 'http_route', paying), '{{http_route}}']],
        },
      ],
    },
    {
      title: 'From order to delivery, in the last hour',
      panels: [
        {
          title: 'Steps',
          kind: 'bars',
          unit: 'short',
          queries: [
            [perHour('ordersCreated'), 'posted'],
            [perHour('offersSent'), 'offers'],
            [perHour('feesPaid'), 'fee paid'],
            [perHour('ordersAccepted'), 'agreed'],
            [perHour('deliveriesCompleted'), 'completed'],
          ],
          width: 16,
        },
        {
          title: 'Ends without delivery',
          kind: 'lines',
          unit: 'short',
          queries: [
            [perHour('ordersCancelled'), 'cancelled'],
            [perHour('ordersExpired'), 'expired'],
          ],
        },
      ],
    },
  ],
};

const chatOnly = 'service_name="chat"';
const chat: Dashboard = {
  uid: 'cursa-chat',
  title: 'Cursa: chat',
  about: 'Streams, messages, and what this service scales on.',
  rows: [
    {
      title: 'Live',
      panels: [
        {
          title: 'Open streams',
          about: 'The chat scales on these.',
          kind: 'lines',
          unit: 'short',
          queries: [
            [`sum(${series('openStreams')})`, 'all'],
            [`${series('openStreams')}`, '{{instance}}'],
          ],
        },
        {
          title: 'Messages sent',
          kind: 'lines',
          unit: 'reqps',
          queries: [[`sum(rate(${series('messagesSent')}[$__rate_interval]))`, 'messages']],
        },
        {
          title: 'Replicas',
          kind: 'lines',
          unit: 'short',
          queries: [[`count(${series('uptime', chatOnly)})`, 'replicas']],
        },
      ],
    },
    {
      title: 'Calls',
      panels: [
        {
          title: 'Requests, by route',
          kind: 'lines',
          unit: 'reqps',
          queries: [
            [requests('http_request_method, http_route', chatOnly), '{{http_request_method}} {{http_route}}'],
          ],
        },
        {
          title: 'Time to an answer, p99',
          kind: 'lines',
          unit: 's',
          queries: [
            [
              quantile(0.99, 'http_request_method, http_route', chatOnly),
              '{{http_request_method}} {{http_route}}',
            ],
          ],
        },
        {
          title: 'Failures of ours',
          kind: 'lines',
          unit: 'reqps',
          queries: [[failures('http_route', chatOnly), '{{http_route}}']],
        },
        {
          title: 'Event loop: delay, p99',
          kind: 'lines',
          unit: 's',
          queries: [[series('eventLoopDelay', chatOnly), '{{instance}}']],
        },
        {
          title: 'CPU',
          kind: 'lines',
          unit: 'short',
          queries: [[`rate(${series('cpuTime', chatOnly)}[$__rate_interval])`, '{{instance}}']],
        },
        {
          title: 'Memory',
          kind: 'lines',
          unit: 'bytes',
          queries: [[series('memory', chatOnly), '{{instance}}']],
        },
      ],
    },
  ],
};

/** How fast each promise is spent, over the windows that the alerts look at. */
const promises: Dashboard = {
  uid: 'cursa-promises',
  title: 'Cursa: promises',
  about: 'How fast the budget of each promise is spent: 1 spends it exactly within the month.',
  rows: slos.map(({ id, promise, objective }) => ({
    title: promise,
    panels: [
      {
        title: `${id}: burn rate`,
        about: `Pages above ${burns[0]?.factor} (1 h) or ${burns[1]?.factor} (6 h), tickets above ${burns[2]?.factor} (1 d) or ${burns[3]?.factor} (3 d).`,
        kind: 'lines' as const,
        unit: 'short' as const,
        queries: burns.map(
          ({ long }) =>
            [
              `slo:error_ratio:rate${long}{slo="${id}"} / ${Number((1 - objective).toPrecision(6))}`,
              long,
            ] as const,
        ),
        width: 24,
      },
    ],
  })),
};

export const dashboards: readonly Dashboard[] = [overview, service, events, moneyBoard, chat, promises];

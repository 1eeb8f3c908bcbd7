import type { Dashboard } from '../panel.ts';
import { histogram, series } from '../series.ts';

const handledBy = 'service_name, cursa_event_name';
export const eventsDashboard: Dashboard = {
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
          width: 12,
        },
        {
          title: 'Failed attempts',
          kind: 'lines',
          unit: 'reqps',
          none: 'None in this time',
          queries: [
            [
              `sum by (${handledBy}) (rate(${histogram('eventDuration', 'count', 'cursa_outcome=~"failed|poison"')}[$__rate_interval]))`,
              '{{service_name}} {{cursa_event_name}}',
            ],
          ],
          width: 12,
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
          width: 12,
        },
        {
          title: 'Given up',
          kind: 'lines',
          unit: 'reqps',
          none: 'None in this time',
          queries: [
            [
              `sum by (${handledBy}) (rate(${series('deadLetters')}[$__rate_interval]))`,
              '{{service_name}} {{cursa_event_name}}',
            ],
          ],
          width: 12,
        },
      ],
    },
  ],
};

import type { Dashboard } from '../panel.ts';
import { series } from '../series.ts';
import { failures, quantile, requests } from './queries.ts';

const chatOnly = 'service_name="chat"';
export const chatDashboard: Dashboard = {
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
            [series('openStreams'), '{{instance}}'],
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
          none: 'None in this time',
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

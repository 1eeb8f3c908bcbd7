import type { TestedAlert } from './alert.ts';
import { histogram, series } from './series.ts';

const waiting = series('deadLettersWaiting', 'service_name="offers"');
const age = series('outboxAge', 'service_name="payments"');
const lag = series('consumerLag', 'service_name="notifications",cursa_group="notifications"');
const handled = (outcome: string) =>
  histogram(
    'eventDuration',
    'count',
    `service_name="booking",cursa_event_name="offer.sent",cursa_outcome="${outcome}"`,
  );
const byEvent = 'sum by (service_name, cursa_event_name)';

/** Facts that do not arrive. */
export const eventAlerts: readonly TestedAlert[] = [
  {
    alert: 'DeadLetters',
    expr: `max by (service_name) (${series('deadLettersWaiting')}) > 0`,
    for: '2m',
    severity: 'page',
    summary: 'A service has given events up',
    description: '{{ $value }} events of {{ $labels.service_name }} wait to be looked at and replayed.',
    fires: {
      what: 'one letter',
      series: { [waiting]: '0 0 1x10' },
      at: '6m',
      labels: [{ service_name: 'offers' }],
    },
    silent: { what: 'replayed within a minute', series: { [waiting]: '0 0 1 0x10' }, at: '6m' },
  },
  {
    alert: 'OutboxStuck',
    expr: `max by (service_name) (${series('outboxAge')}) > 60`,
    for: '2m',
    severity: 'page',
    summary: 'Events do not leave a service',
    description:
      'The oldest event in the outbox of {{ $labels.service_name }} has waited for {{ $value | humanizeDuration }}.',
    fires: {
      what: 'it ages',
      series: { [age]: '0+60x15' },
      at: '8m',
      labels: [{ service_name: 'payments' }],
    },
    silent: { what: 'half a minute at most', series: { [age]: '0 30 0 30 0 30 0 30 0 30' }, at: '8m' },
  },
  {
    alert: 'ConsumerLag',
    expr: `max by (cursa_group) (${series('consumerLag')}) > 1000 and max by (cursa_group) (delta(${series('consumerLag')}[10m])) >= 0`,
    for: '10m',
    severity: 'page',
    summary: 'A consumer falls behind',
    description: '{{ $value }} messages wait for {{ $labels.cursa_group }}, and they do not become fewer.',
    fires: {
      what: 'a backlog that grows',
      series: { [lag]: '0+200x40' },
      at: '30m',
      labels: [{ cursa_group: 'notifications' }],
    },
    silent: { what: 'a backlog that is worked off', series: { [lag]: '9000-200x40' }, at: '30m' },
  },
  {
    alert: 'EventsFail',
    expr:
      `${byEvent} (rate(${histogram('eventDuration', 'count', 'cursa_outcome=~"failed|poison"')}[10m])) ` +
      `/ ${byEvent} (rate(${histogram('eventDuration', 'count')}[10m])) > 0.05`,
    for: '5m',
    severity: 'ticket',
    summary: 'A handler of events fails',
    description:
      '{{ $value | humanizePercentage }} of the attempts of {{ $labels.service_name }} at {{ $labels.cursa_event_name }} fail.',
    fires: {
      what: 'a tenth of the attempts',
      series: { [handled('done')]: '0+90x30', [handled('failed')]: '0+10x30' },
      at: '20m',
      labels: [{ service_name: 'booking', cursa_event_name: 'offer.sent' }],
    },
    silent: {
      what: 'one in a hundred; gaps are no failures',
      series: { [handled('done')]: '0+90x30', [handled('gap')]: '0+9x30', [handled('failed')]: '0+1x30' },
      at: '20m',
    },
  },
];

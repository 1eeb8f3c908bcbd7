import type { TestedAlert } from './alert.ts';
import { series } from './series.ts';

const overdue = series('paymentsOverdue', 'service_name="payments",cursa_work="attempts"');
const fees = series('feesPaid', 'service_name="payments"');
const refunds = series('refundsIssued', 'service_name="payments"');
const orders = series('ordersCreated', 'service_name="booking"');
/** A week's minutes. */
const week = 7 * 24 * 60;

/** Money that does not move on, and business that stops. */
export const moneyAlerts: readonly TestedAlert[] = [
  {
    alert: 'PaymentsStuck',
    expr: `max by (cursa_work) (${series('paymentsOverdue')}) > 300`,
    for: '5m',
    severity: 'page',
    summary: 'Money does not move on',
    description:
      'The oldest of the {{ $labels.cursa_work }} should have gone on {{ $value | humanizeDuration }} ago.',
    fires: {
      what: 'one is never finished',
      series: { [overdue]: '0+60x20' },
      at: '15m',
      labels: [{ cursa_work: 'attempts' }],
    },
    silent: {
      what: 'each is finished within two minutes',
      series: { [overdue]: '0 60 120 0 60 120 0 60 120 0 60 120 0 60 120 0' },
      at: '15m',
    },
  },
  {
    alert: 'RefundsSurge',
    expr:
      `sum(increase(${series('refundsIssued')}[1h])) > 0.25 * sum(increase(${series('feesPaid')}[1h])) ` +
      `and sum(increase(${series('refundsIssued')}[1h])) > 10`,
    for: '10m',
    severity: 'ticket',
    summary: 'Unusually many refunds',
    description: '{{ $value | humanize }} refunds within an hour, more than a quarter of the fees paid.',
    fires: {
      what: 'half as many as fees',
      series: { [fees]: '0+2x120', [refunds]: '0+1x120' },
      at: '100m',
      labels: [{}],
    },
    silent: { what: 'one in ten', series: { [fees]: '0+10x120', [refunds]: '0+1x120' }, at: '100m' },
  },
  {
    alert: 'OrdersStopped',
    expr:
      `sum(increase(${series('ordersCreated')}[2h])) == 0 ` +
      `and sum(increase(${series('ordersCreated')}[2h] offset 1w)) > 10`,
    for: '10m',
    severity: 'ticket',
    summary: 'Nobody posts orders any more',
    description: 'Not one order within two hours, while there were more than ten at this time a week ago.',
    fires: {
      what: 'a week ago there were some, now there are none',
      series: { [orders]: `0+1x${week} ${week}x600` },
      at: `${week + 180}m`,
      labels: [{}],
    },
    silent: {
      what: 'it was as quiet a week ago',
      series: { [orders]: `0x${week + 600}` },
      at: `${week + 180}m`,
    },
  },
];

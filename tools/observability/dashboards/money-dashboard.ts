import type { Dashboard } from '../panel.ts';
import { series } from '../series.ts';
import { money, perHour, quantile, requests } from './queries.ts';

const paying = 'service_name="payments",http_request_method="POST"';
export const moneyDashboard: Dashboard = {
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
          none: 'None in the last hour',
          queries: [[money('feesAmount'), '{{cursa_currency}}']],
        },
        {
          title: 'Deliveries agreed',
          kind: 'lines',
          unit: 'currency',
          none: 'None in the last hour',
          queries: [[money('deliveriesAmount'), '{{cursa_currency}}']],
        },
        {
          title: 'Put into wallets',
          kind: 'lines',
          unit: 'currency',
          none: 'None in the last hour',
          queries: [[money('walletsToppedUpAmount'), '{{cursa_currency}}']],
        },
        {
          title: 'Refunded',
          kind: 'lines',
          unit: 'currency',
          none: 'None in the last hour',
          queries: [[money('refundsAmount'), '{{cursa_currency}}']],
        },
        {
          title: 'Became payable to drivers',
          about: 'RELEASE_DELAY_HOURS (48) after the delivery.',
          kind: 'lines',
          unit: 'currency',
          none: 'None in the last hour',
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
          none: 'None in the last hour',
          queries: [
            [perHour('ordersCancelled'), 'cancelled'],
            [perHour('ordersExpired'), 'expired'],
          ],
        },
      ],
    },
  ],
};

import type { EventName } from './registry.ts';

export interface BusinessMetric {
  /** By OpenTelemetry's rules for names. */
  readonly name: string;
  readonly description: string;
  /** Counted once for each of these facts that leaves its service. */
  readonly event: EventName;
  /** Counted by this field, minor units by currency, instead of by one. */
  readonly amount?: 'amount_minor' | 'price_minor';
}

/** What the business is watched by; each figure is counted where the fact is published, and nowhere else. */
export const businessMetrics = {
  accountsRegistered: {
    name: 'cursa.accounts.registered',
    description: 'Accounts that were registered',
    event: 'account.registered',
  },
  ordersCreated: {
    name: 'cursa.orders.created',
    description: 'Orders that were posted',
    event: 'order.created',
  },
  offersSent: { name: 'cursa.offers.sent', description: 'Offers that drivers sent', event: 'offer.sent' },
  feesPaid: {
    name: 'cursa.fees.paid',
    description: 'Platform fees that were paid',
    event: 'platform-fee.paid',
  },
  feesAmount: {
    name: 'cursa.fees.amount',
    description: 'Platform fees that were paid, in minor units',
    event: 'platform-fee.paid',
    amount: 'amount_minor',
  },
  ordersAccepted: {
    name: 'cursa.orders.accepted',
    description: 'Orders whose delivery was agreed and paid',
    event: 'order.accepted',
  },
  deliveriesAmount: {
    name: 'cursa.deliveries.amount',
    description: 'Prices of accepted orders, in minor units',
    event: 'order.accepted',
    amount: 'price_minor',
  },
  deliveriesCompleted: {
    name: 'cursa.deliveries.completed',
    description: 'Deliveries that were completed',
    event: 'order.completed',
  },
  ordersCancelled: {
    name: 'cursa.orders.cancelled',
    description: 'Orders that were cancelled',
    event: 'order.cancelled',
  },
  ordersExpired: {
    name: 'cursa.orders.expired',
    description: 'Orders that nobody took in time',
    event: 'order.expired',
  },
  refundsIssued: {
    name: 'cursa.refunds.issued',
    description: 'Refunds that were issued',
    event: 'refund.issued',
  },
  refundsAmount: {
    name: 'cursa.refunds.amount',
    description: 'Refunds that were issued, in minor units',
    event: 'refund.issued',
    amount: 'amount_minor',
  },
  fundsReleasedAmount: {
    name: 'cursa.funds.released.amount',
    description: 'Held funds that became payable to drivers, in minor units',
    event: 'funds.released',
    amount: 'amount_minor',
  },
  walletsToppedUpAmount: {
    name: 'cursa.wallets.topped_up.amount',
    description: 'Money that was put into wallets, in minor units',
    event: 'wallet.topped-up',
    amount: 'amount_minor',
  },
  messagesSent: {
    name: 'cursa.messages.sent',
    description: 'Messages that people sent',
    event: 'message.sent',
  },
} as const satisfies Readonly<Record<string, BusinessMetric>>;

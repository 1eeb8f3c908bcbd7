import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currency, done, id, instant, minor, orderParams, paymentMethod, price } from './common.ts';

/** A token, a PaymentMethod or a confirmed PaymentIntent id (decision 23). */
const cardToken = z.string().trim().min(1).max(255);
const couponCode = z.string().trim().toUpperCase().min(1).max(40);

/** What the parties of an order see of its money. All minor units. */
export const orderMoney = z.object({
  order_id: id,
  currency,
  fee_minor: minor,
  fee_paid: z.boolean(),
  price_minor: minor,
  vat_minor: minor,
  discount_minor: minor,
  /** price + VAT − discount. */
  due_minor: minor,
  payment_method: paymentMethod.nullable(),
  /** `none` → `held` (card, wallet) or `cash-due` → `payable` (released to the driver) / `cash-received` / `refunded`. */
  delivery_payment: z.enum(['none', 'held', 'cash-due', 'cash-received', 'payable', 'refunded']),
  refunded_minor: minor,
  /** A printable page; empty until something was charged. */
  invoice_url: z.string(),
});
export type OrderMoney = z.infer<typeof orderMoney>;

const coupon = z.object({
  coupon: z.string(),
  detail: z.string(),
  percent: z.number().nullable(),
  amount_minor: minor.nullable(),
  valid_until: instant,
});
const movement = z.object({
  movement_id: id,
  kind: z.enum(['top-up', 'delivery-payment', 'refund', 'payout']),
  amount_minor: minor,
  currency,
  created_at: instant,
  order_id: id.nullable(),
});
const user = { kind: 'session', roles: ['user'] } as const;

/** On a refused payment: 402 `payment-refused`, with the bank's reason in words; nothing was charged. 202-like bank steps: 402 `payment-needs-action` with `next_action_url`. */
export const paymentsApi = {
  payPlatformFee: endpoint({
    id: 'platform-fee.pay',
    service: 'payments',
    method: 'POST',
    path: '/api/v1/orders/:order_id/platform-fee',
    summary: "Pay the platform fee: reserves that driver's offer",
    access: user,
    idempotent: true,
    params: orderParams,
    body: z.strictObject({
      driver_id: id,
      card_token: cardToken,
      /** The sum the payer saw; refused when off by more than one minor unit (decision 21). */ expected_minor:
        minor.optional(),
    }),
    response: z.object({ order_id: id, driver_id: id, reservation_id: id, fee_minor: minor, currency }),
  }),
  payDelivery: endpoint({
    id: 'delivery.pay',
    service: 'payments',
    method: 'POST',
    path: '/api/v1/orders/:order_id/delivery-payment',
    summary: 'Pay the delivery by card, wallet or cash: the order becomes Accepted',
    access: user,
    idempotent: true,
    params: orderParams,
    body: z.strictObject({
      driver_id: id,
      method: paymentMethod,
      card_token: cardToken.optional(),
      coupon: couponCode.optional(),
      expected: z
        .strictObject({
          price_minor: minor.optional(),
          vat_minor: minor.optional(),
          total_minor: minor.optional(),
          discount_minor: minor.optional(),
          due_minor: minor.optional(),
        })
        .default({}),
    }),
    response: z.object({
      order_id: id,
      driver_id: id,
      status: z.literal('Accepted'),
      due_minor: minor,
      currency,
      payment_method: paymentMethod,
    }),
  }),
  startCardPayment: endpoint({
    id: 'card-payments.start',
    service: 'payments',
    method: 'POST',
    path: '/api/v1/card-payments',
    status: 201,
    summary:
      'Make a card intent for this caller, purpose and amount, to be confirmed in the browser (3-D Secure)',
    access: user,
    idempotent: true,
    body: z.discriminatedUnion('purpose', [
      z.strictObject({ purpose: z.literal('platform-fee'), order_id: id, driver_id: id }),
      z.strictObject({
        purpose: z.literal('delivery'),
        order_id: id,
        driver_id: id,
        coupon: couponCode.optional(),
      }),
      z.strictObject({ purpose: z.literal('top-up'), amount_minor: price }),
    ]),
    response: z.object({ intent_id: id, client_secret: z.string(), amount_minor: minor, currency }),
  }),
  orderMoney: endpoint({
    id: 'orders.money',
    service: 'payments',
    method: 'GET',
    path: '/api/v1/orders/:order_id/money',
    summary: 'Sums and state of an order’s money, for its parties',
    access: { kind: 'session', roles: ['user', 'driver', 'admin'] },
    params: orderParams,
    response: orderMoney,
  }),
  paymentSummary: endpoint({
    id: 'delivery.summary',
    service: 'payments',
    method: 'GET',
    path: '/api/v1/orders/:order_id/payment-summary',
    summary: 'What would be paid for one offer, with a coupon',
    access: user,
    params: orderParams,
    query: z.object({ driver_id: id, coupon: couponCode.optional() }),
    response: z.object({
      price_minor: minor,
      vat_minor: minor,
      total_minor: minor,
      fee_minor: minor,
      discount_minor: minor,
      due_minor: minor,
      currency,
    }),
  }),
  cancellationTerms: endpoint({
    id: 'orders.cancellation-terms',
    service: 'payments',
    method: 'GET',
    path: '/api/v1/orders/:order_id/cancellation-terms',
    summary: 'What goes back if the order is cancelled now (decision 26), and the whole matrix',
    access: { kind: 'session', roles: ['user', 'driver'] },
    params: orderParams,
    response: z.object({
      fee_back_minor: minor,
      delivery_back_minor: minor,
      currency,
      rule: z.string(),
      matrix: z.array(
        z.object({
          rule: z.string(),
          who: z.string(),
          when: z.string(),
          fee_back_percent: z.number(),
          delivery_back_percent: z.number(),
        }),
      ),
    }),
  }),
  wallet: endpoint({
    id: 'wallet.read',
    service: 'payments',
    method: 'GET',
    path: '/api/v1/wallet',
    summary: 'Balance',
    access: user,
    response: z.object({ balance_minor: minor, currency }),
  }),
  walletMovements: endpoint({
    id: 'wallet.movements',
    service: 'payments',
    method: 'GET',
    path: '/api/v1/wallet/movements',
    summary: 'Movements, newest first',
    access: user,
    query: z.object({
      kind: z.enum(['all', 'top-up']).default('all'),
      limit: z.coerce.number().int().min(1).max(500).default(200),
    }),
    response: z.object({ balance_minor: minor, currency, movements: z.array(movement) }),
  }),
  topUp: endpoint({
    id: 'wallet.top-up',
    service: 'payments',
    method: 'POST',
    path: '/api/v1/wallet/top-ups',
    status: 201,
    summary: 'Add money by card',
    access: user,
    idempotent: true,
    body: z.strictObject({ amount_minor: price, card_token: cardToken }),
    response: z.object({ transaction_id: id, balance_minor: minor, currency }),
  }),
  coupons: endpoint({
    id: 'coupons.list',
    service: 'payments',
    method: 'GET',
    path: '/api/v1/coupons',
    summary: 'Coupons on offer',
    access: user,
    response: z.object({ coupons: z.array(coupon) }),
  }),
  checkCoupon: endpoint({
    id: 'coupons.check',
    service: 'payments',
    method: 'POST',
    reads: true,
    path: '/api/v1/coupons/check',
    summary: 'What a coupon takes off; 404 `coupon-not-valid` when nothing',
    access: user,
    body: z.strictObject({ coupon: couponCode, order_id: id.optional() }),
    response: z.object({
      coupon: z.string(),
      detail: z.string(),
      /** For the order's reserved offer; without an order the fixed amount, or 0 for a percentage. */ discount_minor:
        minor,
      currency,
    }),
  }),
  cashReceived: endpoint({
    id: 'cash.received',
    service: 'payments',
    method: 'POST',
    path: '/api/v1/orders/:order_id/cash-receipt',
    summary: 'The driver marks that the cash was handed over',
    access: { kind: 'session', roles: ['driver'] },
    params: orderParams,
    response: orderMoney,
  }),
  disputeOrder: endpoint({
    id: 'orders.dispute',
    service: 'payments',
    method: 'POST',
    path: '/api/v1/orders/:order_id/dispute',
    summary: 'The sender disputes within the release delay: the funds stay held',
    access: user,
    params: orderParams,
    body: z.strictObject({ reason: z.string().trim().min(1).max(1_000) }),
    response: done,
  }),
  earnings: endpoint({
    id: 'earnings.read',
    service: 'payments',
    method: 'GET',
    path: '/api/v1/earnings',
    summary: "A driver's held, payable and cash sums",
    access: { kind: 'session', roles: ['driver'] },
    response: z.object({
      currency,
      held_minor: minor,
      payable_minor: minor,
      cash_minor: minor,
      entries: z.array(z.object({ order_id: id, amount_minor: minor, state: z.string(), at: instant })),
    }),
  }),
  invoicePage: endpoint({
    id: 'invoices.page',
    service: 'payments',
    method: 'GET',
    path: '/invoices/:order_id',
    summary: 'The printable invoice, by signed link',
    access: { kind: 'signature' },
    raw: true,
    params: orderParams,
    query: z.object({ exp: z.string(), sig: z.string() }),
    response: z.string(),
  }),
  stripeWebhook: endpoint({
    id: 'webhooks.stripe',
    service: 'payments',
    method: 'POST',
    path: '/webhooks/stripe',
    summary: "Stripe's events, by signature over the raw body",
    access: { kind: 'signature' },
    raw: true,
    response: z.object({ received: z.literal(true) }),
  }),
};

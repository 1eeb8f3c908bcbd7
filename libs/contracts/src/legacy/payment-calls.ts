import { z } from 'zod';
import { paymentTypes } from '../catalogues/statuses.ts';
import { legacyFailures, literals } from '../legacy-literals.ts';
import { legacyCall } from './define-call.ts';
import {
  amount,
  field,
  id,
  minorUnits,
  oneOf,
  optionalAmount,
  optionalId,
  optionalMinorUnits,
  optionalText,
  positiveAmount,
  text,
} from './fields.ts';

/** A token, a PaymentMethod or a confirmed PaymentIntent id (decision 23). */
const cardToken = text(255);
const promoCode = field(z.string({ error: 'must be one text' }).trim().max(40).optional());

/** A client's two spellings of one sum may differ by one minor unit (decision 21). */
function sameSum(a: unknown, b: unknown): boolean {
  return typeof a !== 'number' || typeof b !== 'number' || Math.abs(a - b) <= 1;
}
const sumsDiffer = (of: string) => ({
  error: `must be ${of} in minor units`,
  path: ['stripe_amount'],
});

export const setPlatformFee = legacyCall({
  name: 'setPlatformFee',
  methods: ['POST'],
  summary: "Pay the platform fee: reserves that driver's offer",
  who: 'user',
  code: 'optional',
  successText: literals.platformFeePaid,
  failureText: legacyFailures.setPlatformFee,
  idempotent: 'derived',
  fields: z
    .object({
      order_id: id,
      driver_id: id,
      platformFee: positiveAmount,
      stripe_token: cardToken,
      stripe_amount: minorUnits,
    })
    .refine((fields) => sameSum(fields.platformFee, fields.stripe_amount), sumsDiffer('platformFee')),
  answer: z.object({ platformFee: z.string() }),
});

export const acceptDeliveryRequest = legacyCall({
  name: 'acceptDeliveryRequest',
  methods: ['POST'],
  summary: 'Pay the delivery by card, wallet or cash: it becomes Accepted',
  who: 'user',
  successText: 'Delivery accepted',
  failureText: legacyFailures.acceptDeliveryRequest,
  idempotent: 'derived',
  fields: z
    .object({
      order_id: id,
      driver_id: id,
      delivery_cost: amount,
      driver_quote: amount,
      gst: amount,
      coupon_discount: optionalAmount,
      payment_type: oneOf(paymentTypes),
      promo_code: promoCode,
      stripe_token: optionalText(255),
      stripe_amount: optionalMinorUnits,
    })
    .superRefine((fields, context) => {
      if (fields.payment_type !== 'stripe') return;
      if (fields.stripe_token === '') {
        context.addIssue({ code: 'custom', path: ['stripe_token'], message: 'is required for stripe' });
      }
      if (fields.stripe_amount === undefined) {
        context.addIssue({ code: 'custom', path: ['stripe_amount'], message: 'is required for stripe' });
      }
    })
    .refine(
      (fields) =>
        fields.payment_type !== 'stripe' ||
        sameSum(fields.delivery_cost - (fields.coupon_discount ?? 0), fields.stripe_amount),
      sumsDiffer('delivery_cost minus coupon_discount'),
    ),
  answer: z.object({ data: z.object({ order_id: z.string(), delivery_status: z.string() }) }),
});

export const addMoneyToWallet = legacyCall({
  name: 'add_money_to_wallet',
  methods: ['POST'],
  summary: 'Add money to the wallet by card',
  who: 'user',
  successText: literals.walletToppedUp,
  failureText: legacyFailures.add_money_to_wallet,
  idempotent: 'derived',
  fields: z
    .object({ stripe_token: cardToken, stripe_amount: minorUnits, amount: positiveAmount })
    .refine((fields) => sameSum(fields.amount, fields.stripe_amount), sumsDiffer('amount')),
  answer: z.object({ wallet_amount: z.string(), transaction_id: z.string() }),
});

export const transactionHistory = legacyCall({
  name: 'transaction_history',
  methods: ['POST'],
  summary: 'Balance and top-ups of the wallet (decision 24)',
  who: 'user',
  successText: 'Transactions listed',
  failureText: legacyFailures.transaction_history,
  fields: z.object({}),
  answer: z.object({
    wallet_amount: z.string(),
    data: z.array(z.object({ created_at: z.string(), amount: z.string() })),
  }),
});

export const promocodeApply = legacyCall({
  name: 'promocode_apply',
  methods: ['POST'],
  summary: 'What a promo code takes off (decision 29)',
  who: 'user',
  successText: 'Promo code applied',
  failureText: legacyFailures.promocode_apply,
  fields: z.object({ promo_code: text(40), order_id: optionalId }),
  answer: z.object({ coupon: z.string(), coupon_discount: z.string() }),
});

export const promocode = legacyCall({
  name: 'promocode',
  methods: ['POST'],
  summary: 'Promo codes on offer',
  who: 'user',
  successText: 'Promo codes listed',
  failureText: legacyFailures.promocode,
  fields: z.object({}),
  answer: z.object({ deliverydata: z.array(z.object({ coupon: z.string(), detail: z.string() })) }),
});

import { allowOnly, integer, metadata, oneOf, text } from '../http/params.ts';
import { invalidRequest, missing } from '../http/stripe-error.ts';
import { findCharge } from '../charges/find-charge.ts';
import { money } from '../payment-intents/amount.ts';
import type { Charge } from '../charges/make-charge.ts';
import type { PaymentIntent } from '../payment-intents/intent.ts';
import type { Context } from '../context.ts';
import { refundCharge, type Refund } from './refund-charge.ts';

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** POST /v1/refunds: of an intent or a charge, whole or part, never more than is left. */
export function createRefund(context: Context): Refund {
  const { params } = context;
  allowOnly(params, ['amount', 'charge', 'metadata', 'payment_intent', 'reason']);
  const charge = chargeToRefund(context);
  const reason = oneOf(params, 'reason', reasons) ?? null;
  const left = charge.amount - charge.amount_refunded;
  if (left <= 0) {
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    );
  }
  const amount = integer(params, 'amount') ?? left;
  if (amount < 1) throw invalidRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left) {
    const [asked, most] = [money(amount, ''), money(left, '')].map((sum) => sum.trim());
    throw invalidRequest(
      `Refund amount (${asked}) is greater than unrefunded amount on charge (${most})`,
      'amount',
    );
  }
  return refundCharge(context, charge, { amount, reason, metadata: metadata(params) });
}

function chargeToRefund({ store, params }: Context): Charge {
  const intentId = text(params, 'payment_intent');
  const chargeId = text(params, 'charge');
  if (!intentId && !chargeId) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  if (!intentId) return refundable(findCharge(store, chargeId ?? '', 'charge', 400));
  const intent = store.find<PaymentIntent>('payment_intent', intentId);
  if (!intent) throw missing('payment_intent', intentId, 'payment_intent', 400);
  if (!intent.latest_charge || intent.status !== 'succeeded') {
    throw invalidRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent',
    );
  }
  return refundable(findCharge(store, String(intent.latest_charge), 'charge', 400));
}

function refundable(charge: Charge): Charge {
  if (charge.status === 'succeeded' && charge.captured) return charge;
  throw invalidRequest(
    `Charge ${charge.id} cannot be refunded because it took no money.`,
    'charge',
    'charge_not_refundable',
  );
}

import type Stripe from 'stripe';
import { newId, now } from '../ids.ts';
import { emitEvent } from '../events/emit-event.ts';
import type { Context } from '../context.ts';
import type { Charge } from '../charges/make-charge.ts';

export type Refund = Stripe.Refund;

interface RefundTerms {
  /** Minor units, checked by the caller. */
  amount: number;
  reason: Refund['reason'];
  metadata: Record<string, string>;
}

/** Sends money of a charge back: the refund, the charge's new sums and both events. */
export function refundCharge(context: Context, charge: Charge, terms: RefundTerms): Refund {
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    ...terms,
    balance_transaction: null,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const refunded = charge.amount_refunded + terms.amount;
  const after: Charge = { ...charge, amount_refunded: refunded, refunded: refunded >= charge.amount };
  context.store.put(refund, charge.id);
  context.store.put(after);
  emitEvent(context, 'refund.created', refund);
  emitEvent(context, 'charge.refunded', after, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  });
  return refund;
}

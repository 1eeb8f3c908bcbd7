import type Stripe from 'stripe';
import { newId, now } from '../ids.ts';
import type { PaymentIntent } from '../payment-intents/intent.ts';
import type { PaymentMethod } from '../payment-methods/payment-method.ts';

export type Charge = Stripe.Charge;

interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

/** One attempt to take an intent's amount from a card. */
export function makeCharge(
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | undefined,
): Charge {
  const captured = !decline && intent.capture_method !== 'manual';
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'CURSA',
    captured,
    created: now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(intent, method), type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
}

function outcomeOf(decline: Decline | undefined): Stripe.Charge.Outcome {
  const blocked = decline?.declineCode === 'fraudulent';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: blocked ? 'not_sent_to_network' : decline ? 'declined_by_network' : 'approved_by_network',
    reason: blocked ? 'highest_risk_level' : (decline?.declineCode ?? null),
    risk_level: blocked ? 'highest' : 'normal',
    risk_score: blocked ? 95 : 10,
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: blocked ? 'blocked' : decline ? 'issuer_declined' : 'authorized',
  };
}

function cardDetails(intent: PaymentIntent, method: PaymentMethod): Stripe.Charge.PaymentMethodDetails.Card {
  const card = method.card;
  if (!card) throw new Error(`${method.id} is no card.`);
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: card.checks?.cvc_check ?? null,
    },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

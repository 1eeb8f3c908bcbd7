import type Stripe from 'stripe';
import { newId, now } from '../ids.ts';
import { metadata, object, text } from '../http/params.ts';
import { testCards } from '../cards/test-cards.ts';
import type { CardDetails } from '../cards/read-card.ts';
import type { Form } from '../http/form.ts';
import type { Store } from '../store.ts';

export type PaymentMethod = Stripe.PaymentMethod;

export interface PaymentMethodSecret {
  card: CardDetails;
  /** The intent that took it: without a customer, a method pays once. */
  usedBy?: string;
}

/** Stores a card as `pm_...`. `form` gives billing details and metadata. */
export function makePaymentMethod(store: Store, card: CardDetails, form: Form): PaymentMethod {
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(object(form, 'billing_details') ?? {}),
    card: cardOf(card),
    created: now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: metadata(form),
    type: 'card',
  };
  store.put(method);
  store.keepSecret(method.id, { card } satisfies PaymentMethodSecret);
  return method;
}

function billingDetails(form: Form): Stripe.PaymentMethod.BillingDetails {
  const address = object(form, 'address') ?? {};
  const line = (name: string): string | null => text(address, name) ?? null;
  return {
    address: {
      city: line('city'),
      country: line('country'),
      line1: line('line1'),
      line2: line('line2'),
      postal_code: line('postal_code'),
      state: line('state'),
    },
    email: text(form, 'email') ?? null,
    name: text(form, 'name') ?? null,
    phone: text(form, 'phone') ?? null,
    tax_id: null,
  };
}

function cardOf(card: CardDetails): Stripe.PaymentMethod.Card {
  const known = testCards[card.number];
  const brand = known?.brand ?? 'unknown';
  return {
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: card.cvc ? 'unchecked' : null,
    },
    country: known?.country ?? null,
    display_brand: brand,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    fingerprint: fingerprint(card.number),
    funding: known?.funding ?? 'unknown',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: brand !== 'amex' },
    wallet: null,
  };
}

/** Equal for equal numbers, as Stripe's, and no more telling than the last four digits. */
function fingerprint(number: string): string {
  return Buffer.from(`${number.length}${number.slice(0, 4)}${number.slice(-4)}`)
    .toString('base64url')
    .slice(0, 16);
}

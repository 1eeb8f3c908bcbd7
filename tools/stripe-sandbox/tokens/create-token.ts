import { newId, now } from '../ids.ts';
import { allowOnly, object } from '../http/params.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { readCard, type CardDetails } from '../cards/read-card.ts';
import { testCards } from '../cards/test-cards.ts';
import type { Context } from '../context.ts';

export interface TokenSecret {
  card: CardDetails;
  used: boolean;
}

/** POST /v1/tokens: a card becomes `tok_...`, good for one use. */
export function createToken({ store, params }: Context): object {
  allowOnly(params, ['card']);
  const form = object(params, 'card');
  if (!form) {
    throw invalidRequest(
      'You must supply either a card, customer, PII data, bank account, or account legal entity.',
    );
  }
  const card = readCard(form, 'card');
  const token = {
    id: newId('tok'),
    object: 'token',
    card: cardObject(card, form.name),
    client_ip: null,
    created: now(),
    livemode: false,
    type: 'card',
    used: false,
  };
  store.put(token);
  store.keepSecret(token.id, { card, used: false } satisfies TokenSecret);
  return token;
}

const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

function cardObject(card: CardDetails, name: unknown): object {
  const known = testCards[card.number];
  return {
    id: newId('card'),
    object: 'card',
    address_city: null,
    address_country: null,
    address_line1: null,
    address_line1_check: null,
    address_line2: null,
    address_state: null,
    address_zip: null,
    address_zip_check: null,
    brand: brandNames[known?.brand ?? ''] ?? 'Unknown',
    country: known?.country ?? null,
    cvc_check: card.cvc ? 'unchecked' : null,
    dynamic_last4: null,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    funding: known?.funding ?? 'unknown',
    last4: card.number.slice(-4),
    metadata: {},
    name: typeof name === 'string' && name !== '' ? name : null,
    regulated_status: 'unregulated',
    tokenization_method: null,
  };
}

import { numberOfTestName } from '../cards/test-names.ts';
import { namedCard, readCard } from '../cards/read-card.ts';
import { allowOnly, object, text } from '../http/params.ts';
import { invalidRequest, missing } from '../http/stripe-error.ts';
import { spendToken } from '../tokens/spend-token.ts';
import type { Form } from '../http/form.ts';
import type { Store } from '../store.ts';
import { makePaymentMethod, type PaymentMethod } from './payment-method.ts';

/** The method a caller means by `payment_method=pm_...` or by `payment_method_data[...]`; undefined when neither. */
export function readPaymentMethod(store: Store, params: Form): PaymentMethod | undefined {
  const data = object(params, 'payment_method_data');
  if (data) return methodFromData(store, data, 'payment_method_data');
  const id = text(params, 'payment_method');
  return id === undefined ? undefined : findPaymentMethod(store, id, 'payment_method', 400);
}

/** A stored method, or a new one for a published name such as `pm_card_visa`. */
export function findPaymentMethod(store: Store, id: string, param: string, status: 400 | 404): PaymentMethod {
  const number = numberOfTestName(id, 'pm_card_');
  if (number) return makePaymentMethod(store, namedCard(number), {});
  const found = store.find<PaymentMethod>('payment_method', id);
  if (!found) throw missing('PaymentMethod', id, param, status);
  return found;
}

/** `type=card` with `card[token]` or `card[number]`. `path` names the form in messages. */
export function methodFromData(store: Store, form: Form, path: string): PaymentMethod {
  allowOnly(form, ['type', 'card', 'billing_details', 'metadata', 'allow_redisplay']);
  const type = text(form, 'type');
  const name = (field: string): string => (path ? `${path}[${field}]` : field);
  if (!type)
    throw invalidRequest(`Missing required param: ${name('type')}.`, name('type'), 'parameter_missing');
  if (type !== 'card') throw invalidRequest(`The payment method type "${type}" is invalid.`, name('type'));
  const card = object(form, 'card');
  if (!card)
    throw invalidRequest(`Missing required param: ${name('card')}.`, name('card'), 'parameter_missing');
  const token = text(card, 'token');
  const details = token ? spendToken(store, token, `${name('card')}[token]`) : readCard(card, name('card'));
  return makePaymentMethod(store, details, form);
}

import { invalidRequest, missing } from '../http/stripe-error.ts';
import { namedCard, type CardDetails } from '../cards/read-card.ts';
import { numberOfTestName } from '../cards/test-names.ts';
import type { Store, StoredObject } from '../store.ts';
import type { TokenSecret } from './create-token.ts';

/** The card behind a token. Published names (`tok_visa`) never wear out; made tokens work once. */
export function spendToken(store: Store, id: string, param: string): CardDetails {
  const number = numberOfTestName(id, 'tok_');
  if (number) return namedCard(number);
  const secret = store.secret<TokenSecret>(id);
  const token = store.find<StoredObject>('token', id);
  if (!secret || !token) throw missing('token', id, param, 400);
  if (secret.used) {
    throw invalidRequest(`You cannot use a Stripe token more than once: ${id}.`, param, 'token_already_used');
  }
  store.keepSecret(id, { ...secret, used: true });
  store.put({ ...token, used: true } as StoredObject);
  return secret.card;
}

import { missing } from '../http/stripe-error.ts';
import type { Context } from '../context.ts';
import type { Store } from '../store.ts';
import type { Charge } from './make-charge.ts';

/** GET /v1/charges/:id */
export function retrieveCharge({ store, id }: Context): Charge {
  return findCharge(store, id, 'id', 404);
}

export function findCharge(store: Store, id: string, param: string, status: 400 | 404): Charge {
  const charge = store.find<Charge>('charge', id);
  if (!charge) throw missing('charge', id, param, status);
  return charge;
}

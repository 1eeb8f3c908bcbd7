import { allowOnly } from '../http/params.ts';
import { listObjects } from '../http/list.ts';
import type { Context } from '../context.ts';
import { findPaymentMethod, methodFromData } from './read-payment-method.ts';

/** POST /v1/payment_methods */
export function createPaymentMethod({ store, params }: Context): object {
  return methodFromData(store, params, '');
}

/** GET /v1/payment_methods/:id */
export function retrievePaymentMethod({ store, id }: Context): object {
  return findPaymentMethod(store, id, 'payment_method', 404);
}

/** GET /v1/payment_methods */
export function listPaymentMethods(context: Context): object {
  allowOnly(context.params, ['limit', 'starting_after', 'ending_before', 'type']);
  return listObjects(context, { type: 'payment_method', url: '/v1/payment_methods' });
}

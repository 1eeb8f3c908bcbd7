import { allowOnly, text } from '../http/params.ts';
import { listObjects } from '../http/list.ts';
import { missing } from '../http/stripe-error.ts';
import type { Context } from '../context.ts';
import type { Refund } from './refund-charge.ts';

/** GET /v1/refunds/:id */
export function retrieveRefund({ store, id }: Context): Refund {
  const refund = store.find<Refund>('refund', id);
  if (!refund) throw missing('refund', id, 'id');
  return refund;
}

/** GET /v1/refunds, of one intent or charge if named, newest first */
export function listRefunds(context: Context): object {
  const { params } = context;
  allowOnly(params, ['limit', 'starting_after', 'ending_before', 'created', 'charge', 'payment_intent']);
  const conditions: string[] = [];
  const values: string[] = [];
  const charge = text(params, 'charge');
  const intent = text(params, 'payment_intent');
  if (charge) {
    conditions.push('parent = ?');
    values.push(charge);
  }
  if (intent) {
    conditions.push(`parent in (select id from objects where type = 'charge' and parent = ?)`);
    values.push(intent);
  }
  const where = conditions.length > 0 ? conditions.join(' and ') : undefined;
  return listObjects(context, { type: 'refund', url: '/v1/refunds', where, values });
}

import { allowOnly } from '../http/params.ts';
import { listObjects } from '../http/list.ts';
import type { Context } from '../context.ts';
import { findOwnIntent } from './find-own-intent.ts';

/** GET /v1/payment_intents/:id */
export function retrieveIntent(context: Context): object {
  allowOnly(context.params, ['client_secret']);
  return findOwnIntent(context);
}

/** GET /v1/payment_intents, newest first */
export function listIntents(context: Context): object {
  allowOnly(context.params, ['limit', 'starting_after', 'ending_before', 'created']);
  return listObjects(context, { type: 'payment_intent', url: '/v1/payment_intents' });
}

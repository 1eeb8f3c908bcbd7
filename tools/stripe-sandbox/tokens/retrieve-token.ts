import { missing } from '../http/stripe-error.ts';
import type { Context } from '../context.ts';
import type { StoredObject } from '../store.ts';

/** GET /v1/tokens/:id */
export function retrieveToken({ store, id }: Context): object {
  const token = store.find<StoredObject>('token', id);
  if (!token) throw missing('token', id, 'token');
  return token;
}

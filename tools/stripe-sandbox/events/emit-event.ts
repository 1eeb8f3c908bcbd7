import { newId, now } from '../ids.ts';
import type { Context } from '../context.ts';
import type { StoredObject } from '../store.ts';

/** The API version objects are shaped after: that of the installed client. */
export const apiVersion = '2026-10-28.endive';

export interface StoredEvent extends StoredObject {
  object: 'event';
  type: string;
  [field: string]: unknown;
}

/** Records what happened and queues its delivery, in the transaction that made it happen. */
export function emitEvent(
  context: Context,
  type: string,
  object: StoredObject,
  previous?: Record<string, unknown>,
): void {
  const event: StoredEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: now(),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: context.config.webhookUrl ? 1 : 0,
    request: { id: context.requestId, idempotency_key: context.idempotencyKey },
    type,
  };
  context.store.put(event, object.id);
  if (context.config.webhookUrl) {
    context.store.run('insert into deliveries (event, due) values (?, ?)', event.id, Date.now());
  }
}

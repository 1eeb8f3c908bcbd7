import { listObjects } from '../http/list.ts';
import { missing } from '../http/stripe-error.ts';
import { allowOnly, text } from '../http/params.ts';
import type { Context } from '../context.ts';
import type { StoredEvent } from './emit-event.ts';

/** GET /v1/events/:id */
export function retrieveEvent({ store, id }: Context): StoredEvent {
  const event = store.find<StoredEvent>('event', id);
  if (!event) throw missing('event', id, 'id');
  return event;
}

/** GET /v1/events, newest first */
export function listEvents(context: Context): object {
  allowOnly(context.params, ['limit', 'starting_after', 'ending_before', 'created', 'type']);
  const type = text(context.params, 'type');
  return listObjects(context, {
    type: 'event',
    url: '/v1/events',
    where: type ? `json_extract(body, '$.type') = ?` : undefined,
    values: type ? [type] : [],
  });
}

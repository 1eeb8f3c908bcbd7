import { events } from '@cursa/contracts/events/registry';
import { type Dispatch, eventType } from '@cursa/platform/events';
import type { MessageDocument } from '../messages/message.entity.ts';

const definition = events['message.sent'];

/** The fact of a message; the same however often it is made. Without the text. */
export function messageSent(message: MessageDocument): Dispatch {
  const isFromUser = message.author === 'user';
  return {
    topic: definition.topic,
    envelope: {
      specversion: '1.0',
      id: message.event_id,
      source: '/cursa/chat',
      type: eventType(definition),
      subject: message.conversation_id,
      time: message.created_at.toISOString(),
      datacontenttype: 'application/json',
      aggregate: definition.aggregate,
      sequence: String(message.sequence),
      ...(message.traceparent ? { traceparent: message.traceparent } : {}),
      ...(message.tracestate ? { tracestate: message.tracestate } : {}),
      data: definition.schema.parse({
        message_id: message._id,
        conversation_id: message.conversation_id,
        sender_id: isFromUser ? message.user_id : message.driver_id,
        receiver_id: isFromUser ? message.driver_id : message.user_id,
        order_id: message.order_id,
        created_at: message.created_at.toISOString(),
      }),
    },
  };
}

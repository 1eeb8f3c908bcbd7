import type { Message } from '@cursa/contracts/http/chat';
import type { MessageDocument } from './message.entity.ts';

/** A message as the contract has it: who wrote it to whom. */
export function presentMessage(message: MessageDocument): Message {
  const [from, to] =
    message.author === 'user' ? [message.user_id, message.driver_id] : [message.driver_id, message.user_id];
  return {
    message_id: message._id,
    sender_id: from,
    receiver_id: to,
    text: message.text,
    created_at: message.created_at.toISOString(),
    order_id: message.order_id,
  };
}

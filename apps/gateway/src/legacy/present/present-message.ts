import type { Message } from '@cursa/contracts/http/chat';
import type { legacyMessage } from '@cursa/contracts/legacy/rows';
import type { z } from 'zod';

export function presentMessage(message: Message): z.input<typeof legacyMessage> {
  return {
    id: message.message_id,
    sender_id: message.sender_id,
    receiver_id: message.receiver_id,
    message: message.text,
    created_at: message.created_at,
  };
}

import { z } from 'zod';
import { legacyFailures } from '../legacy-literals.ts';
import { legacyCall } from './define-call.ts';
import { id, optionalId, text } from './fields.ts';
import { legacyMessage } from './rows.ts';

export const getChat = legacyCall({
  name: 'get_chat',
  methods: ['GET'],
  summary: 'Messages with one person, oldest first; after a message id when given; conditional by ETag',
  who: 'user-or-driver',
  successText: 'Messages listed',
  failureText: legacyFailures.get_chat,
  fields: z.object({ other_user_id: id, order_id: optionalId, after: optionalId }),
  answer: z.object({ messages: z.array(legacyMessage) }),
});

export const sendMessage = legacyCall({
  name: 'send_message',
  methods: ['POST'],
  summary: 'Send a message',
  who: 'user-or-driver',
  successText: 'Message sent',
  failureText: legacyFailures.send_message,
  showsReason: true,
  callerIds: ['sender_id'],
  idempotent: 'client',
  fields: z.object({ receiver_id: id, message: text(2_000), order_id: optionalId }),
  answer: z.object({ data: legacyMessage }),
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from './common.ts';

export const message = z.object({
  message_id: id,
  sender_id: id,
  receiver_id: id,
  text: z.string(),
  created_at: instant,
  order_id: id.nullable(),
});
export type Message = z.infer<typeof message>;

/** What the live stream tells, by the name of the event; `data` is one line of JSON. */
export const liveEvents = {
  /** First of every stream: from here on nothing is missed. Its id is a place to resume from. */
  ready: z.object({}),
  /** A message from or to the person. */
  'message.new': message,
  /** The session was ended or has expired; no use to connect again with it. */
  'session-ended': z.object({}),
} as const;

const people = { kind: 'session', roles: ['user', 'driver'] } as const;
const otherParams = z.object({ other_id: id });

export const chatApi = {
  readMessages: endpoint({
    id: 'messages.list',
    service: 'chat',
    method: 'GET',
    path: '/api/v1/conversations/:other_id/messages',
    summary:
      'Messages with one person, oldest first: those after or before a message id when given, else the latest. 404 `conversation-not-found` when no offer ties the two',
    access: people,
    params: otherParams,
    query: z.object({
      order_id: id.optional(),
      after: id.optional(),
      before: id.optional(),
      limit: z.coerce.number().int().min(1).max(500).default(500),
    }),
    response: z.object({ messages: z.array(message), free: z.boolean() }),
  }),
  sendMessage: endpoint({
    id: 'messages.send',
    service: 'chat',
    method: 'POST',
    path: '/api/v1/conversations/:other_id/messages',
    status: 201,
    summary: 'Send a message; 422 `message-not-allowed` with the specified text before an order was accepted',
    access: people,
    idempotent: true,
    params: otherParams,
    body: z.strictObject({ text: z.string().trim().min(1).max(2_000), order_id: id.optional() }),
    response: message,
  }),
  listConversations: endpoint({
    id: 'conversations.list',
    service: 'chat',
    method: 'GET',
    path: '/api/v1/conversations',
    summary: 'People I talk with, latest first',
    access: people,
    response: z.object({
      conversations: z.array(
        z.object({ other_id: id, last_text: z.string(), last_at: instant, last_sender_id: id }),
      ),
    }),
  }),
  live: endpoint({
    id: 'live.stream',
    service: 'chat',
    method: 'GET',
    path: '/api/v1/live',
    summary: 'Server-sent events of the signed-in person; resumes by Last-Event-ID',
    access: people,
    raw: true,
    response: z.string(),
  }),
};

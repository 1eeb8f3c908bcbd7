import { Schema } from 'mongoose';
import { collection } from '../store/collection.ts';

/**
 * One message, written once. The document is everything at the same time, as there are no transactions: the message,
 * its place in the conversation, its places in both people's live feeds, and the outbox row of its own fact.
 */
export interface MessageDocument {
  _id: string;
  conversation_id: string;
  /** From 1 on, without holes: a number is free only when the one before it is taken. */
  sequence: number;
  /** The sender of deliveries in this pair (role user). */
  user_id: string;
  /** Place in that person's live feed, from 1 on without holes. */
  user_position: number;
  driver_id: string;
  driver_position: number;
  author: 'user' | 'driver';
  text: string;
  order_id: string | null;
  created_at: Date;
  /** The same for every retry of one send. */
  operation_id: string;
  /** The fact's id, the same however often it leaves, and the trace that it belongs to. */
  event_id: string;
  traceparent?: string;
  tracestate?: string;
  /** There until the fact has left. */
  unsent?: true;
}

export const messageSchema = new Schema<MessageDocument>(
  {
    _id: { type: String, required: true },
    conversation_id: { type: String, required: true },
    sequence: { type: Number, required: true },
    user_id: { type: String, required: true },
    user_position: { type: Number, required: true },
    driver_id: { type: String, required: true },
    driver_position: { type: Number, required: true },
    author: { type: String, required: true },
    text: { type: String, required: true },
    order_id: { type: String, default: null },
    created_at: { type: Date, required: true },
    operation_id: { type: String, required: true },
    event_id: { type: String, required: true },
    traceparent: String,
    tracestate: String,
    unsent: Boolean,
  },
  collection('messages'),
);
messageSchema.index({ conversation_id: 1, sequence: 1 }, { unique: true, name: 'one_message_per_number' });
messageSchema.index({ user_id: 1, user_position: 1 }, { unique: true, name: 'one_message_per_place_user' });
messageSchema.index(
  { driver_id: 1, driver_position: 1 },
  { unique: true, name: 'one_message_per_place_driver' },
);
messageSchema.index({ operation_id: 1 }, { unique: true, name: 'one_message_per_send' });
messageSchema.index(
  { unsent: 1, conversation_id: 1, sequence: 1 },
  { name: 'unsent', partialFilterExpression: { unsent: true } },
);

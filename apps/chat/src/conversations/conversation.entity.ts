import { Schema } from 'mongoose';
import { collection } from '../store/collection.ts';

/** A sender and a driver who talk. Its head is a copy of the last message, brought up to date by sends and the relay. */
export interface ConversationDocument {
  _id: string;
  user_id: string;
  driver_id: string;
  last_sequence: number;
  last_text: string;
  last_author_id: string;
  last_at: Date;
  /** Up to this number the messages' facts have left. */
  relayed_sequence: number;
}

export const conversationSchema = new Schema<ConversationDocument>(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    driver_id: { type: String, required: true },
    last_sequence: Number,
    last_text: String,
    last_author_id: String,
    last_at: Date,
    relayed_sequence: Number,
  },
  collection('conversations'),
);
conversationSchema.index({ user_id: 1, last_at: -1 });
conversationSchema.index({ driver_id: 1, last_at: -1 });

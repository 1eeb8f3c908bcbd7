import { Injectable } from '@nestjs/common';
import type { MessageDocument } from '../messages/message.entity.ts';
import { MessageStore } from '../store/message-store.ts';
import { isDuplicateKey } from '../store/store.errors.ts';

/** Brings a conversation's copy of its last message up to date; never back. Called by sends and again by the relay. */
@Injectable()
export class UpdateHead {
  constructor(private readonly store: MessageStore) {}

  async execute(message: MessageDocument): Promise<void> {
    const head = {
      user_id: message.user_id,
      driver_id: message.driver_id,
      last_sequence: message.sequence,
      last_text: message.text,
      last_author_id: message.author === 'user' ? message.user_id : message.driver_id,
      last_at: message.created_at,
    };
    const older = { _id: message.conversation_id, last_sequence: { $lt: message.sequence } };
    await this.store.run(async () => {
      const { matchedCount } = await this.store.conversations.updateOne(older, { $set: head }).exec();
      if (matchedCount > 0) return;
      try {
        await this.store.conversations.collection.insertOne({
          ...head,
          _id: message.conversation_id as never,
          relayed_sequence: 0,
        });
      } catch (error) {
        // It is there: newer than this message, or made just now by another send.
        if (!isDuplicateKey(error)) throw error;
        await this.store.conversations.updateOne(older, { $set: head }).exec();
      }
    });
  }
}

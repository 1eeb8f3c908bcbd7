import { Injectable } from '@nestjs/common';
import type { CallerIdentity } from '@cursa/platform/auth';
import { MessageStore } from '../store/message-store.ts';

export interface ConversationRow {
  readonly other_id: string;
  readonly last_text: string;
  readonly last_at: string;
  readonly last_sender_id: string;
}

const most = 200;

/** The people whom somebody talks with, latest first; at most 200. */
@Injectable()
export class ListConversations {
  constructor(private readonly store: MessageStore) {}

  async execute(
    caller: Pick<CallerIdentity, 'accountId' | 'role'>,
  ): Promise<{ conversations: ConversationRow[] }> {
    const isDriver = caller.role === 'driver';
    const mine = isDriver ? { driver_id: caller.accountId } : { user_id: caller.accountId };
    const found = await this.store.run(() =>
      this.store.conversations.find(mine).sort({ last_at: -1 }).limit(most).lean().exec(),
    );
    return {
      conversations: found.map((conversation) => ({
        other_id: isDriver ? conversation.user_id : conversation.driver_id,
        last_text: conversation.last_text,
        last_at: conversation.last_at.toISOString(),
        last_sender_id: conversation.last_author_id,
      })),
    };
  }
}
